/**
 * The facts that content files name in braces, such as `{guaranteeMonths}`: numbers and names that exist once in the code. A name that is not
 * here fails the build.
 */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS, BRAND_FACTS } from '#shared/brand-facts.ts';
import type { Language } from '#shared/languages.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { RETENTION } from '#shared/retention.ts';
import { receiptYears } from '#shared/words/receipt-years.ts';

const FACTS: Readonly<Record<string, unknown>> = {
  brand: brand.name,
  operator: BRAND_FACTS.operator ?? brand.name,
  supportEmail: brand.supportEmail,
  answerBusinessDays: ANSWER_BUSINESS_DAYS,
  guaranteeMonths: BRAND_FACTS.guaranteeMonths,
  ...Object.fromEntries(Object.entries(LIFETIMES).map(([name, value]) => [`lifetimes.${name}`, value])),
  ...Object.fromEntries(Object.entries(RETENTION).map(([name, { days }]) => [`retention.${name}`, days])),
};

/** Fills in the facts of a text in a language. Throws for a name that is not a fact, or a fact without a value. */
export const fillFacts = (text: string, language: Language): string =>
  text.replaceAll(/\{([a-z]+(?:\.[a-z]+)?)\}/gi, (_, name: string) => {
    const value = name === 'receiptYears' ? receiptYears(language) : FACTS[name];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`Content names {${name}}, which is not a known fact`);
    return String(value);
  });
