/** Words that are in every text and every question, and tell nothing of either. */
const smallWords = new Set(
  `a about also am an and any anybody anyone are as at be been before but by can could did do does doing else ever for from get give had has have
   having he her here hi him his how i if in into is it its just know let like ll m many may me might mine more most much must my need no not of
   off on once one only or other our ours out over own please re s so should some somebody someone something such t tell than thank thanks that the
   their them then there these they thing things this those to too up us ve very want was we were what when where which while who whom whose why
   will with without would yes you your yours happen happens use used using offer offers`.split(/\s+/u),
);

/** A suffix is taken off only where so many letters are left. */
const SHORTEST_STEM = 3;

const suffixes = /(?:ations?|ments?|ings?|ers?|ed|es|ly|s|e|y|ie)$/u;

/** Words for the same, or nearly: what visitors say and what the site's texts say. */
const wordsAlike = `phone telephone call
christmas holidays
fast quickly soon
photo picture image
refund reimbursement money
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
installation setup implementation introduction
delivery shipping
bot chatbot chat assistant
human person
wrong mistake error
vat tax
gdpr privacy
kid child children
contract agreement
minimum floor
maximum ceiling
hosted hosting server cloud
begin start`
  .split('\n')
  .map((group) => group.split(' ').map(stem));

/** Letters and digits make words; everything else separates them. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The words of a question that tell what it is about, each once, as the index has them. */
export function tellingStems(question: string): readonly string[] {
  return [
    ...new Set(
      wordsOf(question)
        .filter((word) => !smallWords.has(word))
        .map(stem),
    ),
  ];
}

/** The index's form of a word, or null for one that tells nothing. */
export function indexedForm(word: string): string | null {
  return smallWords.has(word) ? null : stem(word);
}

/** A word as the index has it, with the words for the same. */
export function formsOf(stemmed: string): string[] {
  return [...new Set([stemmed, ...wordsAlike.filter((group) => group.includes(stemmed)).flat()])];
}

/** A word without its endings: `cancel`, `cancelled`, `cancellation` come to the same, `cancel`. */
function stem(word: string): string {
  const once = word.replace(suffixes, '');
  const short = once.length >= SHORTEST_STEM ? once : word;
  // `cancell`, `stopp`
  return short.replace(/([b-df-hj-np-tv-z])\1$/u, '$1');
}
