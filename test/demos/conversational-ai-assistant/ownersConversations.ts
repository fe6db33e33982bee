import { conversationsIn } from './conversation';

/** Conversations of store owners and skeptics about money, contracts, and the assistant's own test. */
export const ownersConversations = conversationsIn(`
# asks when the next charge comes
how much do i have in the cart in total = cart
and what about next month? = next payment
and the month after that = next payment
what will you charge me next year = next payment
# asks about a product first
how much is the conversational ai assistant = price assistant
what do i pay today = cart
and a month from now? = next payment
# counts the year
so what is in my cart at the moment = cart
how much is that a year = next payment
what would it all cost me per year = next payment
# adds a yearly product
add fraud shield yearly = add 1 shield yearly
one more = add 1 shield yearly
when is the next payment = next payment
two more = ? add 2 shield yearly
# two together, yearly
what would fraud shield and the review sentiment monitor cost per year, together = price shield monitor
good, add both = ? add 1 shield yearly, add 1 monitor yearly
# one, yearly
whats the yearly price of customer insight analytics = price insight
add it = ? add 1 insight yearly
# names the period itself
how much does the pricing optimizer cost a year = price pricing
add it monthly = add 1 pricing monthly
# the period is over
what does fraud shield cost a year = price shield
add the sentiment monitor = add 1 monitor monthly
# pays by the year
add fraud shield and pay by the year = add 1 shield yearly
add customer insight analytics, paying annually = add 1 insight yearly
put the sentiment monitor in too, pay yearly = add 1 monitor yearly
# is vague and pays by the year
add the chatbot as well, pay for the full year = add 1 assistant yearly
# takes what was named
what would fraud shield cost me = price shield
i'll take it, paid yearly = add 1 shield yearly
# takes the yearly one
how much is the sentiment monitor = price monitor
give me the yearly one = add 1 monitor yearly
# for a whole year
add customer insight analytics on the annual plan = add 1 insight yearly
add fraud shield for twelve months = add 1 shield yearly
# prices of a year, of nothing
how much would that be for a year = price
# changes its mind about the period
how much is the sentiment monitor = price monitor
ok add it = add 1 monitor monthly
make that three = quantity 3 monitor
switch to yearly = rebill monitor yearly
no, back to monthly = rebill monitor monthly
# changes two
add fraud shield and the sentiment monitor = add 1 shield monthly, add 1 monitor monthly
change to annual = ask
# changes everything
change to yearly = ask
# the period alone
add fraud shield = add 1 shield monthly
yearly please = rebill shield yearly
# asks for the year, without ordering
what would fraud shield cost me = price shield
and per year, how much = price shield
# changes what isn't there
what does fraud shield do = info shield
make it yearly = ? add 1 shield yearly
# for two stores
put fraud sheild in the cart for 3 stores = ? add 3 shield monthly|? add 1 shield monthly
# can't spell
add fruad sheild = add 1 shield monthly
whats the price of costumer insight analitics = price insight
remove the sheild = remove shield
tell me a bit about the personalisation engine = info personalization
# finds things in the cart
why are there two products in my cart that i never picked = samples
i didnt put those in my cart, who did = samples
is that somebody elses cart = samples
# fears false positives
how many honest customers get blocked = false positives
whats the false positive rate = false positives
and if it refuses a good order = false positives
# fears wrong answers
what if your chatbot tells my customer nonsense = wrong answers
and how accurate is fraud shield usually = mistakes shield
# asks the assistant about its test
how accurate are you = accuracy
how many questions was that measured on = accuracy
who came up with the test questions = accuracy
whats the margin of error of that = accuracy
how did you measure that number = accuracy
# asks about the test, after a product
what does fraud shield cost = price shield
how many messages did you test yourself with = accuracy
did you write those test messages yourselves = accuracy
# wonders who made it
who built this chat = bot
who is the maker of this chat thing = bot
# has no developer
tell me about fraud shield = info shield
would i need a programmer for that = developer shield
do i have to hire a developer = developer
# guards the data of customers
are my customers' addresses safe with you = customer data
and with fraud shield, what happens to my customers' data = customer data shield
# has a bookkeeper
can my bookkeeper get her own login = logins
how many users can we have = logins
do you charge per seat = logins
# needs paper
will you send me an invoice = orders
can i get the money back = refund
i want a refund please = refund
# wants to see a person
can somebody show me the demo in person = person
can i book a demo with one of your people = person
# asks about channels
could it also answer the emails we get = channels
does the chatbot work on instagram = channels
and in facebook messenger = channels
# is small
what does fraud shield do = info shield
i get 25 orders a day, is that enough for it = too small shield
# fears prices
will the software put my prices up by itself = who decides
does every customer see the same price = same price
could two people see different prices = same price
# fears prices, of the product
tell me a bit about the dynamic pricing optimizer = info pricing
does it raise prices without asking me = who decides pricing
# reads contracts
do you take a commission on my sales = share of sales
do you take a percentage = share of sales
# asks what no page says
how many chats a month can it handle = idk
do you have an app for my iphone = idk
# removes what isn't there
take the chatbot out = remove assistant
drop fraud shield = remove shield
# swaps the period
add fraud shield = add 1 shield monthly
swap fraud shield to yearly = rebill shield yearly
put it back to monthly = rebill shield monthly
# looks for an order
can you look up order 1042 for me = orders
# changes one of two by a vague name
add fraud shield and the sentiment monitor = add 1 shield monthly, add 1 monitor monthly
turn the fraud one to yearly = rebill shield yearly
both monthly = ask
# moves from the test to a product
how accurate are you = accuracy
and with the sentiment monitor = mistakes monitor
# asks for both after naming one
what would fraud shield cost me = price shield
what do both cost together = ask
# decides about money
Who can see our data and is it safe? = data access
who at tangelo gets to look at our sales = data access
What happens if I cancel a yearly plan after 5 months? = cancel
if we quit a yearly plan halfway, how much do we get back = cancel
let me see my cart = cart
# pays for fraud
tell me about fraud shield = info shield
Who pays if it misses a stolen card? = missed fraud
do you cover the chargeback when you let one through = missed fraud
# says “in one year”
buy fraud shield in one year = ask
order the sentiment monitor and customer insight analytics in one year = ask
add fraud shield for 1 year = add 1 shield yearly
`);
