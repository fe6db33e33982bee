/** Added for a word in all caps if other words aren't. */
export const CAPITALS = 0.733;
export const NEGATION = -0.74;
/** Multiplier of “never so” and “never this”. */
export const NEVER_SO = 1.25;

const BOOST = 0.293;

const boosters =
  'absolutely amazingly awfully completely considerable considerably decidedly deeply effing enormous enormously ' +
  'entirely especially exceptional exceptionally extreme extremely fabulously flipping flippin frackin fracking ' +
  'fricking frickin frigging friggin fully fuckin fucking fuggin fugging greatly hella highly hugely incredible ' +
  'incredibly intensely major majorly more most particularly purely quite really remarkably so substantially ' +
  'thoroughly total totally tremendous tremendously uber unbelievably unusually utter utterly very';

const dampeners =
  'almost,barely,hardly,just enough,kind of,kinda,kindof,kind-of,less,little,marginal,marginally,occasional,' +
  'occasionally,partly,scarce,scarcely,slight,slightly,somewhat,sort of,sorta,sortof,sort-of';

/** Intensifiers and dampeners with their amounts. */
export const degrees: ReadonlyMap<string, number> = new Map([
  ...boosters.split(' ').map((word) => [word, BOOST] as const),
  ...dampeners.split(',').map((words) => [words, -BOOST] as const),
]);

const negations = new Set(
  (
    "aint arent cannot cant couldnt darent didnt doesnt ain't aren't can't couldn't daren't didn't doesn't dont hadnt " +
    "hasnt havent isnt mightnt mustnt neither don't hadn't hasn't haven't isn't mightn't mustn't neednt needn't never " +
    "none nope nor not nothing nowhere oughtnt shant shouldnt uhuh wasnt werent oughtn't shan't shouldn't uh-uh wasn't " +
    "weren't without wont wouldnt won't wouldn't rarely seldom despite"
  ).split(' '),
);

/** Tests whether a lowercase word negates what follows. */
export function negates(word: string): boolean {
  return negations.has(word) || word.includes("n't");
}

/** Phrases whose meaning differs from that of their words, with their valences. */
export const idioms: ReadonlyMap<string, number> = new Map([
  ['the shit', 3],
  ['the bomb', 3],
  ['bad ass', 1.5],
  ['badass', 1.5],
  ['bus stop', 0],
  ['yeah right', -2],
  ['kiss of death', -1.5],
  ['to die for', 3],
  ['beating heart', 3.1],
  ['broken heart', -2.9],
]);
