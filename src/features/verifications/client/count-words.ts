/** How many words a text has, by its blanks. */
export const countWords = (text: string): number =>
  text
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '').length;
