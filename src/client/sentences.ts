/**
 * Sentences that do not come from a catalog: the server's refusals and the rules of forms, which are the same schemas on both
 * sides and speak English. They are translated where they are shown, by the English sentence itself, as gettext does;
 * `{…}` in a key stands for any text. A sentence that is not known stays English.
 */

/** English sentence to its translation. */
export type Sentences = Readonly<Record<string, string>>;

interface Pattern {
  matches: RegExp;
  names: string[];
  translation: string;
}

const PLACEHOLDER = /\{(\w+)\}/g;

const patternOf = ([sentence, translation]: [string, string]): Pattern => {
  const names = [...sentence.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
  const literal = sentence.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return { matches: new RegExp(`^${literal.join('(.+)')}$`), names, translation };
};

let exact: Sentences = {};
let patterns: Pattern[] = [];

/** Says which sentences are known from now on; none for English. */
export const setSentences = (sentences: Sentences): void => {
  exact = sentences;
  patterns = Object.entries(sentences)
    .filter(([sentence]) => sentence.includes('{'))
    // What says more about a sentence is tried first: `{a} of {b} skills, {c} more` before `{a} of {b} skills`.
    .toSorted(([a], [b]) => b.length - a.length)
    .map(patternOf);
};

/** The translation of exactly this sentence, or undefined. */
export const knownSentence = (sentence: string): string | undefined => exact[sentence];

/** The sentence in the reader's language, or as it is where it is not known. */
export const translateSentence = (sentence: string): string => {
  const known = knownSentence(sentence);
  if (known !== undefined) return known;
  for (const { matches, names, translation } of patterns) {
    const found = matches.exec(sentence);
    if (!found) continue;
    const values = new Map(names.map((name, at) => [name, found[at + 1] ?? '']));
    return translation.replace(PLACEHOLDER, (_, name: string) => translateSentence(values.get(name) ?? ''));
  }
  return sentence;
};
