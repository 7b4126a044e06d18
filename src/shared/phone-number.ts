/** International phone numbers (E.164). Pure and linear. */

/** Characters that people write between the digits. */
const BETWEEN = /[\s\u00a0().\-–/]/g;
const E164 = /^\+[1-9]\d{6,14}$/;
/** Enough for the longest number with a separator after each digit. */
const MAX_LENGTH = 40;

/**
 * Normalizes a phone number: `+57 (300) 123-4567` and `0057 300…` become `+573001234567`. Returns null for text that is not a phone number with a
 * country code.
 */
export const phoneNumber = (text: string): string | null => {
  if (text.length > MAX_LENGTH) return null;
  const digits = text.replace(BETWEEN, '').replace(/^00/, '+');
  return E164.test(digits) ? digits : null;
};
