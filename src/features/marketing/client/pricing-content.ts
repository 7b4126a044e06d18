/**
 * Builds the content of the pricing page from the brand facts, in each language. States no number that the facts leave open. Pure.
 */
import type { BrandFacts } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { Question } from './structured-data.ts';
import type { pricingEn } from './texts/pricing.en.ts';

type PricingTexts = TranslationOf<typeof pricingEn>;

/** A statement on the page: a label, a number or word, and a sentence. */
export interface PriceFact {
  title: string;
  figure: string;
  text: string;
}

const placeholderFiller = ({ feePercent, refundDays, guaranteeMonths }: BrandFacts) => {
  const values: Record<string, string> = {
    percent: String(feePercent),
    days: String(refundDays),
    months: String(guaranteeMonths),
  };
  return (text: string): string => text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
};

/** Returns the facts about the price of a hire and about the guarantee. */
export const priceFacts = (texts: PricingTexts, facts: BrandFacts): PriceFact[] => {
  const fill = placeholderFiller(facts);
  const { before, fee, pay, guarantee } = texts;
  const version = facts.feePercent === null ? 'open' : 'known';
  return [
    before,
    { title: fee.title, figure: fill(fee[version]), text: fill(fee.text[version]) },
    pay,
    { title: guarantee.title, figure: fill(guarantee.figure), text: guarantee.text },
  ];
};

const statusAnswer = ({ status }: PricingTexts['questions'], { engagement }: BrandFacts): string => {
  if (engagement === null) return status.open;
  return engagement === 'contractor' ? status.contractor : status.employer;
};

/** Returns the questions and answers, filled in from the facts. */
export const priceQuestions = ({ questions }: PricingTexts, facts: BrandFacts): Question[] => {
  const fill = placeholderFiller(facts);
  const { when, fee, refund, guarantee, status, professionals } = questions;
  return [
    when,
    { question: fee.question, answer: fill(facts.feePercent === null ? fee.answer.open : fee.answer.known) },
    { question: refund.question, answer: fill(facts.refundDays === null ? refund.open : refund.known) },
    { question: guarantee.question, answer: fill(guarantee.answer) },
    { question: status.question, answer: statusAnswer(questions, facts) },
    professionals,
  ];
};
