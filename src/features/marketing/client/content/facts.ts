/**
 * The facts that content files refer to in braces, such as `{guaranteeMonths}`: numbers and names that are defined once in the code. The build fails
 * for unknown names. It also fails for double braces, because they mark values that the server fills in (`public-url.ts`, `receipt-years.ts`).
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

/**
 * Replaces the fact names in a text with their values in the given language. Throws if the text has double braces, an unknown name, or a fact without
 * a value.
 */
export const fillFacts = (text: string, language: Language): string => {
  if (text.includes('{{')) throw new Error('Content contains {{, which the server would fill in');
  return text.replaceAll(/\{([a-z]+(?:\.[a-z]+)?)\}/gi, (_, name: string) => {
    const value = name === 'receiptYears' ? receiptYears(language) : FACTS[name];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`Content names {${name}}, which is not a known fact`);
    return String(value);
  });
};
