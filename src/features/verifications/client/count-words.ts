/** Counts the words of a text, separated by whitespace. */
export const countWords = (text: string): number =>
  text
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '').length;
