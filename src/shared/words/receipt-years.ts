/**
 * For how long receipts of scores are kept, in texts that are made before the setting is known: a mark takes the place of the years, and the
 * server fills it in from `SCORE_RECEIPT_YEARS`.
 */
import { LANGUAGE_FACTS, type Language } from '../languages.ts';

/** The mark in a text of this language. */
export const receiptYears = (language: Language): string => `{{RECEIPT_YEARS ${language}}}`;

/** Writes the years in place of every mark, with their unit: "4 years". */
export const fillReceiptYears = (text: string, years: number): string =>
  text.replaceAll(/\{\{RECEIPT_YEARS (\w\w)\}\}/g, (_mark, language: Language) => {
    const { locale } = LANGUAGE_FACTS[language];
    return new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(years);
  });
