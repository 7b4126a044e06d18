/** Cutting signs off the ends of a text in linear time, which `replace(/[.]+$/)` does not take. */

/** The text without the run of such characters at its end. */
export const trimEndOf = (text: string, isCut: (character: string) => boolean): string => {
  let end = text.length;
  while (end > 0 && isCut(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/** The text without such characters at either end. */
export const trimOf = (text: string, isCut: (character: string) => boolean): string => {
  const left = trimEndOf(text, isCut);
  let start = 0;
  while (start < left.length && isCut(left.charAt(start))) start += 1;
  return left.slice(start);
};
