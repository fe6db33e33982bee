import { labeled } from '../support/labeled';

/** Thirty queries that were used to tune the search. */
export const seenQueries = labeled(`
who is behind this = /about-us /team /privacy-policy /terms-of-service
stop fake orders = /product/fraud-shield /security-fraud-prevention /case-study#perfume-and-stolen-cards
talk to sales = /contact-us /faq#by-phone
how much is it = /pricing /faq#what-it-costs /shop
money back = /faq#money-back /terms-of-service
quit anytime = /faq#how-to-leave /pricing#cancel-or-change /terms-of-service
live in how many weeks = /faq#how-long /pricing#set-up-cost-and-time
chat bot whatsapp = /product/conversational-ai-assistant /conversational-ai /demos/conversational-ai-assistant
customers leaving = /product/customer-insight-analytics /customer-segmentation
recomendations = /product/ai-personalization-engine /personalization-recommendation /recommendation-engines
cookie = /privacy-policy /faq#this-site
my receipts = /orders
founder = /about-us /team
work at tangelo = /team /contact-us /about-us
is my store too small = /faq#too-small
who owns the model = /faq#who-owns /terms-of-service
server down = /faq#outages
black friday = /faq#busy-season /dynamic-pricing /pricing
photo search = /visual-search /product-discovery-visualization
tensorflow = /tensorflow
late invoice = /faq#late-payment /terms-of-service
dark stock room forecasting = /pricing-inventory-management /facebook-prophet /arima
starter plan = /pricing /faq#what-it-costs /faq#too-small
try it free = /demos
gdpr deletion = /privacy-policy /faq#data-afterwards
what do customers say = /clients /product/review-sentiment-monitor /sentiment-analysis
invoices automation = /robotic-process-automation-2
compare products = /compare
press photos = /news#press
address = /contact-us
`);

/** Thirty held-out queries, not used to tune the search. */
export const unseenQueries = labeled(`
chargeback help = /product/fraud-shield /security-fraud-prevention /case-study#perfume-and-stolen-cards
can i speak to someone = /contact-us /faq#by-phone
do you store cards = /privacy-policy /faq#this-site
cancel subscription = /faq#how-to-leave /pricing#cancel-or-change /terms-of-service
sentimnet = /sentiment-analysis /product/review-sentiment-monitor
woocommerce plugin = /faq#which-platform /product/*
how long to install = /faq#how-long /pricing#set-up-cost-and-time
phone nr = /contact-us /faq#by-phone
where is my wishlist = /wishlist
team members = /team
what if the ai is wrong = /faq#mistakes
does my shop go offline = /faq#shop-stays-open /faq#outages
yearly discount = /faq#cheaper-by-the-year /pricing#yearly-billing /pricing
size returns clothing = /case-study#dress-sizes /personalization-recommendation /product/ai-personalization-engine
enterprise price = /pricing#enterprise-price /pricing
bad data = /faq#messy-data
dynamic price tool = /product/dynamic-pricing-optimizer /dynamic-pricing
competitor sees my data = /faq#shared-between-clients
customer segments = /customer-segmentation /product/customer-insight-analytics
blog about spark = /blog/apache-spark-in-ecommerce /apache-spark
log in = /login-signup
roi how soon = /faq#when-results
liability = /faq#which-law /terms-of-service
support response time = /faq#how-fast
image search library = /opencv /visual-search /blog/visual-search-with-opencv
is there a course for my staff = /faq#training
kids = /faq#children /privacy-policy
success stories = /case-study /clients
redux devtools = /store
product or plan = /pricing#plan-or-product /faq#shop-products-or-services
`);
