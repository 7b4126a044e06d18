/**
 * Splits labels that name an occupation twice, once for men and once for women: `director técnico/directora técnica` or `director técnico directora
 * técnica`. Other labels are returned unchanged.
 */

/** Both forms of a word share at least this many first letters. */
const SHARED_LETTERS = 3;

const firstLetters = (word: string): string => word.slice(0, SHARED_LETTERS).toLowerCase();

const haveSameStart = (a: string, b: string): boolean =>
  a.length >= SHARED_LETTERS && b.length >= SHARED_LETTERS && firstLetters(a) === firstLetters(b);

/** Returns the halves of `abogado abogada` and `director técnico directora técnica`, or null. */
function splitHalves(label: string): string[] | null {
  const words = label.split(/\s+/);
  const middle = words.length / 2;
  if (!Number.isInteger(middle)) return null;
  const isPair = words.slice(0, middle).every((word, index) => {
    const other = words[middle + index] ?? '';
    return word.toLowerCase() === other.toLowerCase() || haveSameStart(word, other);
  });
  return isPair && middle > 0 ? [words.slice(0, middle).join(' '), words.slice(middle).join(' ')] : null;
}

/** Returns the one or two titles in a label. */
export function splitGenderedForms(label: string): string[] {
  const text = label.trim();
  const [first = '', second = '', ...more] = text.split('/').map((part) => part.trim());
  if (more.length === 0 && haveSameStart(first, second)) return [first, second];
  return splitHalves(text) ?? [text];
}
