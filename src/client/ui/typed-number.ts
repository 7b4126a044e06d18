/** Parses numbers as people type them: `45,50` and `45.50`, `1,500` and `1.500`. */

const WHOLE_NUMBER = /^\d{1,15}$/;
const GROUPED = /^\d{1,3}(?:[.,]\d{3}){1,4}$/;
const DECIMAL = /^\d{0,15}[.,]\d{1,6}$/;

/** Returns null for blank text, NaN for invalid text. Three digits after a separator are thousands. */
export const parseTypedNumber = (text: string): number | null => {
  const typed = text.trim();
  if (typed === '') return null;
  if (WHOLE_NUMBER.test(typed)) return Number(typed);
  if (GROUPED.test(typed)) return Number(typed.replace(/[.,]/g, ''));
  return DECIMAL.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
};
