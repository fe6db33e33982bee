/** Words that are in every text and every question, and tell nothing of either. */
const smallWords = new Set(
  `a about also am an and any anybody anyone are as at be been before but by can could did do does doing else ever for from get give had has have
   having he her here hi him his how i if in into is it its just know let like ll m many may me might mine more most much must my need no not of
   off on once one only or other our ours out over own please re s so should some somebody someone something such t tell than thank thanks that the
   their them then there these they thing things this those to too up us ve very want was we were what when where which while who whom whose why
   will with without would yes you your yours happen happens use used using offer offers
   always already ever whenever maybe perhaps possible hello hi hey dear sorry u ur im ive id dont cant whats hows wheres whos got go goes going
   include includes included including available`.split(/\s+/u),
);

/** A suffix is taken off only where so many letters are left. */
const SHORTEST_STEM = 3;

const suffixes = /(?:ations?|ments?|ings?|ers?|ed|es|ly|s|e|y|ie)$/u;

/** Irregular forms. `founded` is not among them: “who founded us” does not ask how to find us. */
const wholeWords: Readonly<Record<string, string>> = {
  found: 'find',
  finds: 'find',
  finding: 'find',
  paid: 'pay',
  sold: 'sell',
};

/** Words for the same, or nearly: what visitors say and what the site's texts say. */
const wordsAlike = `phone telephone call
christmas holidays
fast quickly soon
photo picture image visual
refund reimbursement money
happy satisfied suit
stored saved kept keep
shopper customer buyer
company business firm
real invented fictional
offline down outage
staff team employee colleague
cost price fee
cancel terminate quit leave
safe secure security
website site
competitor rival
installation setup implementation introduction connecting
delivery shipping
bot chatbot chat assistant conversation
human person
wrong mistake error
vat tax
gdpr privacy
kid child children
figures numbers
prize award won win
platform system
automate automation robot robotic
need want
download export
contract agreement
minimum floor
maximum ceiling
hosted hosting server servers cloud located location
begin start`
  .split('\n')
  .map((group) => group.split(' ').map(stem));

/** Letters and digits make words; everything else separates them. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\b(?:set|e|sign|back))-(?=up\b|mail|on\b|office)/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A word that tells what a question is about, as it was typed and as the index has it. */
interface TellingWord {
  readonly typed: string;
  readonly stem: string;
}

/** The words of a question that tell what it is about, each once. */
export function tellingWords(question: string): readonly TellingWord[] {
  const words = wordsOf(question)
    .filter((word) => !smallWords.has(word))
    .map((typed) => ({ typed, stem: stem(typed) }));
  return words.filter(({ stem: own }, place) => words.findIndex((word) => word.stem === own) === place);
}

/** The index's form of a word, or null for one that tells nothing. */
export function indexedForm(word: string): string | null {
  return smallWords.has(word) ? null : stem(word);
}

/** A word as the index has it, with the words for the same. */
export function formsOf(stemmed: string): string[] {
  return [...new Set([stemmed, ...wordsAlike.filter((group) => group.includes(stemmed)).flat()])];
}

/** Words for doing something: a question is found by what it is done with. */
const commonVerbs = new Set(
  'work run make take set see find show put treat support help go come keep want need like try read deal write build possible problem good new soon explain tell know buy sell exceed decide play leave old next'
    .split(' ')
    .map(stem),
);

/** Whether a word of the index tells less of a question than its nouns do. */
export function isCommonVerb(stemmed: string): boolean {
  return commonVerbs.has(stemmed);
}

/** A word without its endings: `cancel`, `cancelled`, `cancellation` come to the same, `cancel`. */
function stem(word: string): string {
  const whole = Object.hasOwn(wholeWords, word) ? wholeWords[word] : undefined;
  if (whole !== undefined) return whole;
  const once = word.replace(suffixes, '');
  const short = once.length >= SHORTEST_STEM ? once : word;
  // `cancell`, `stopp`
  return short.replace(/([b-df-hj-np-tv-z])\1$/u, '$1');
}
