import { conversationsIn } from './conversation';

/**
 * Thirty conversations written before development and not read during it. On November 24, 2026, 19 messages that
 * were also training examples were replaced by new ones, written without reading the examples.
 */
export const unseenConversations = conversationsIn(`
# owner of a toy store, on a phone
hey whats the cheapest thing u have = cheapest
does it work w shopify = platform|at /product/review-sentiment-monitor
ok and whats it do exactly = info monitor
add it = add 1 monitor monthly
how much do i owe now = cart
# accountant of a chain, formal
Good morning. Could you tell me whether your prices include sales tax? = tax
And do you issue invoices that we can download? = orders~late payment
What are the payment terms if an invoice is overdue? = late payment
Is annual billing discounted? = yearly
Thank you, that will be all. = thanks|bye
# teenager, bored
yo = hello
are u a real person or nah = bot
say smth funny = joke|off topic
lol ur dumb = insult
whats 2+2 = off topic
# developer evaluating integrations
Is there some REST endpoint I can hit to pull the scores out? = api
is there a webhook when an order is declined = at /product/fraud-shield~api|info shield
what stack is this site built with = this site~tools
where is our data hosted, EU possible? = hosting
whats your uptime = outages
# store owner burned by fraud
we get tons of chargebacks, can you help = want fraud|info shield
and what would that set me back each month = price shield
and per year? = price shield
ok put one in the cart, yearly = add 1 shield yearly
take me to checkout = checkout
# changes her mind
buy two review sentiment monitors = add 2 monitor monthly
hmm make that three = quantity 3 monitor
no sorry, just one = quantity 1 monitor|? quantity 1 monitor
actually remove it = remove monitor
undo that = undo
# compares before buying
whats the difference between customer insight analytics and the personalization engine = compare insight personalization
so which of those two costs less = cheaper
which one has better reviews? = rated|best rated~compare insight personalization
can i try it before paying = trial
put the less expensive one in my cart then = ask|add 1 insight monthly|? add 1 insight monthly|add 1 personalization monthly
# journalist
hi I write for a trade magazine, who should I contact? = press|email
when was the company founded = age|founder
Who heads the company these days? = founder
how many people work there = team
do you have a logo I can download = press|at /news
# worried about privacy
do you track me on this page = tracking
where does what I write here go? = typed here|tracking
do you sell my data to third parties = competitors|tracking|at /privacy-policy#7-other-companies
is all this in line with european data protection rules = gdpr~tracking
how do i get my data deleted = data afterwards|at /privacy-policy#10-retention-and-deletion|at /privacy-policy#11-your-rights
# non-native speaker
Hello, I am searching a program for answer the customers in the night = want chat|info assistant
It speaks german? = languages|at /product/conversational-ai-assistant
How many costs it for one year = price assistant
I take one = add 1 assistant monthly|? add 1 assistant monthly|add 1 assistant yearly|? add 1 assistant yearly
I want pay with paypal, is possible? = payment
# angry customer
this is the worst chatbot ever = insult|complaint
get me someone in charge, now = person
whats your number = phone|person
are you even open on saturday = hours
fine. cancel everything = empty|? empty|cancel
# small bookseller, hesitant
i only have about 200 products, is that enough for your stuff = too small
what would you recommend to start with = where to start
how long does it take till it runs = how long
and how much work is it for me = your part
what if i dont like it = refund
# bulk buyer
add 10 fraud shield and 5 dynamic pricing optimizers = add 10 shield monthly, add 5 pricing monthly
do you do volume discounts = discount
switch it all to yearly = rebill all yearly
whats the total = cart
too much, empty the cart = empty|? empty
# terse
what kind of money are we talking = price
the fraud one = info shield|price shield
2 = ask|? add 2 shield monthly
my basket = cart
not sure what i can type here = help
# job seeker
are you guys hiring = careers
where is the office = location
whos the head of data science = team
what does he do = at /team|team
ok cheers = thanks|bye
# IT security officer
Do you store credit card numbers? = card safety
Who is responsible for security at your company? = team
Is data encrypted at rest? = at /product/fraud-shield|hosting~idk
Can we get SSO? = plans enterprise|at /pricing
What happens to our data after termination? = data afterwards
# wants returns down
too many things come back because of wrong size. do you have something for that? = want recommendations|where to start|at /personalization-recommendation|at /case-study#dress-sizes
got any proof it works? = cases|measured|clients
what if it recommends wrong = mistakes
can i turn it off = who decides|stays open~cancel
whats the guarantee = refund
# shopper who is lost
where can i see my old orders = orders
cant log in anymore, dont remember what i chose as password = password
how do i take something out of my basket = change the cart
remove the pricing thing = remove pricing|? remove pricing
did it work? = cart
# marketing manager
Can your software tell me which customers are about to leave? = want segments|info insight
What data do you need for that? = data needed|at /product/customer-insight-analytics
our data is quite messy tbh = messy data
does it connect to klaviyo or mailchimp? = at /product/customer-insight-analytics~platform|api
How soon will we see results? = results
# skeptic
is this a real company = real
so will my card be charged = real
are those reviews fake = real
then what is the point = about|real|idk~help
who made this = founder|bot|this site
# plan shopper
what do i get in the starter plan = plans starter
and professional? = plans professional
how many products can i have with it = plans professional|limits|at /pricing
what happens if i go over = limits
can i upgrade later = change plan|limits
# swaps
replace the pricing optimizer with fraud shield please = swap pricing for shield
make it yearly = rebill shield yearly
hmm how much did that save me = yearly|price shield|cart
and add another one = add 1 shield monthly|add 1 shield yearly|? add 1 shield yearly|? add 1 shield monthly
show me everything in the cart = cart
# lawyer
What law governs the agreement? = law
What is the notice period for termination? = cancel
Who owns models trained on our data? = owner
What is your maximum liability? = law|at /terms-of-service#12-limit-of-liability
Do you knowingly collect data about minors? = children
# chatty grandma with a yarn shop
Good afternoon dear, how are you today? = how are you|hello
I have a little yarn shop and my grandson said I need AI. Do I? = too small|where to start
Is it difficult to learn? = training
And somebody would help me if I get stuck? = support|person|training
You are very helpful, thank you = thanks|praise
# typo machine
wat does the dinamic priceing optimiser do = info pricing
how mcuh is it = price pricing
add fruad sheild to catr = add 1 shield monthly|? add 1 shield monthly
remvoe it = remove shield|? remove shield
whos ur bos = founder
# consultant comparing vendors
What exactly does your company do? = about|services
Which services do you offer? = services
what's the difference between a service and a product here = service or product
Do you have references in fashion? = clients|cases
By which yardstick do you tell whether a project paid off? = measured
# in a hurry before Christmas
can we be live by black friday = season
will my shop be offline during installation = stays open
ok whats the fastest way to buy = checkout|change the cart|at /pricing|plan or product
put fraud shield and the chat assistant in my cart = add 1 shield monthly, add 1 assistant monthly
done, checkout pls = checkout
# wanders off
whats the weather in new york = off topic
will it get delivered to toronto = delivery
can you write me a poem about oranges = off topic|joke
can i write to you in spanish = languages
nevermind = no|? undo
# asks about the assistant itself
so what are you good for = help
do you remember what i said yesterday = typed here
how accurate are you = mistakes|accuracy
can you pass me on to a human if you dont know = person|at /product/conversational-ai-assistant
cool. whats the price of this chatbot then = price assistant
# wishlist and small edits
id like to keep that one for another day, how = wishlist
whats in my cart rn = cart
make the engine yearly = rebill personalization yearly|? rebill personalization yearly
no wait, go back = undo|? undo
thats it, see ya = bye
`);
