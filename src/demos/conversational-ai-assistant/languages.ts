import { wordsIn } from './words';

/** Frequent words of languages that English doesn't have, without accents, and what to say in each. */
const languages = [
  {
    words:
      'hola hablas espanol el los las una un del por para con que como cual cuanto cuanta es esta ese eso quiero necesito tengo mi me se y si lo le al ya gracias buenos buenas tiene tienen puedo hay hablan',
    text: 'Lo siento, solo entiendo inglés. Una persona puede ayudarte: escríbenos o llámanos.',
  },
  {
    words:
      'bonjour bonsoir le les une des du est et je vous nous c qui que pour avec dans ce cette mon ma combien comment pas ne oui merci svp sur au aux ca d l',
    text: 'Désolé, je ne comprends que l’anglais. Une personne peut vous aider : écrivez-nous ou appelez-nous.',
  },
  {
    words:
      'hallo guten gruss ich wir der die das den dem ein eine einen ist sind und oder nicht fur mit auf wie wieviel was kann konnen man auch noch bitte danke zwischen von zum zur mein meine gern nur da jetzt',
    text: 'Leider verstehe ich nur Englisch. Eine Person kann Ihnen helfen: Schreiben Sie uns oder rufen Sie an.',
  },
  {
    words:
      'ciao buongiorno il gli una un della del per con che come quanto e sono ho vorrei mi si non grazie questo questa anche piu di la',
    text: 'Mi dispiace, capisco solo l’inglese. Una persona può aiutarti: scrivici o chiamaci.',
  },
  {
    words:
      'ola oi um uma os da do dos das por para com que como qual quanto e eu voces voce meu minha nao sim obrigado obrigada tem quero preciso isso',
    text: 'Desculpe, só entendo inglês. Uma pessoa pode ajudar: escreva ou ligue para nós.',
  },
].map(({ words, text }) => ({ words: new Set(words.split(' ')), text }));

/** Minimum share of such words, and their minimum number, at which a message is in that language. */
const MIN_SHARE = 0.34;
const MIN_WORDS = 2;

/** Returns what to say to a message in another language, in that language; null if it's in English. */
export function foreignReply(text: string): string | null {
  const said = wordsIn(text).filter((word) => word !== ',');
  const counts = languages.map((language) => ({
    text: language.text,
    count: new Set(said.filter((word) => language.words.has(word))).size,
  }));
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  return best && best.count >= MIN_WORDS && best.count >= MIN_SHARE * said.length ? best.text : null;
}
