/** Trims characters in linear time; `replace(/[.]+$/)` is quadratic. */

/** Removes matching characters from the end. */
export const trimEndWhile = (text: string, shouldTrim: (character: string) => boolean): string => {
  let end = text.length;
  while (end > 0 && shouldTrim(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/** Removes matching characters from both ends. */
export const trimWhile = (text: string, shouldTrim: (character: string) => boolean): string => {
  const left = trimEndWhile(text, shouldTrim);
  let start = 0;
  while (start < left.length && shouldTrim(left.charAt(start))) start += 1;
  return left.slice(start);
};
