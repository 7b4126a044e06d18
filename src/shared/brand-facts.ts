/**
 * What the market's operator charges and promises, in one place. The pricing page and its questions are made of it in every language.
 * TO BE SET BY THE OPERATOR, from the agreement that companies sign: what is null is not decided, and the page then says that the agreement
 * does, instead of naming a figure. What is not null here the specification promises.
 */
export interface BrandFacts {
  /** What is due when a company hires, once: percent of the pay of the first twelve months. */
  feePercent: number | null;
  /** Within so many days after the start the whole fee is paid back where a hire ends. */
  refundDays: number | null;
  /** Within so many months after the start somebody else is looked for at no further fee. Also what the record of hires counts by. */
  guaranteeMonths: number;
  /** How professionals are engaged: by the company as independent contractors, or through an employer of record. */
  engagement: 'contractor' | 'employer-of-record' | null;
}

export const BRAND_FACTS: BrandFacts = {
  feePercent: null,
  refundDays: null,
  guaranteeMonths: 6,
  engagement: null,
};
