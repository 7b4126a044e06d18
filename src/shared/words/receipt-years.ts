/**
 * The retention of score receipts, for texts that are built before the setting is known. The build writes a placeholder, and the server replaces it
 * with the value of `SCORE_RECEIPT_YEARS`.
 */
import { LANGUAGE_FACTS, type Language } from '../languages.ts';

/** Returns the placeholder for texts in this language. */
export const receiptYears = (language: Language): string => `{{RECEIPT_YEARS ${language}}}`;

/** Replaces every placeholder with the years and their unit: "4 years". */
export const fillReceiptYears = (text: string, years: number): string =>
  text.replaceAll(/\{\{RECEIPT_YEARS (\w\w)\}\}/g, (_mark, language: Language) => {
    const { locale } = LANGUAGE_FACTS[language];
    return new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(years);
  });
