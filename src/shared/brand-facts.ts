/**
 * What the market's operator charges, promises and claims: each number once. Pages, mails and the product import it, in every language.
 * TO BE SET BY THE OPERATOR: what is null is not decided, and pages then say how to ask for it instead of naming a figure. What is not null
 * is in the specification.
 */
export interface BrandFacts {
  /** What is due when a company hires, once: percent of the pay of the first twelve months. */
  feePercent: number | null;
  /** Within this number of days after the start the whole fee is paid back where a hire ends. */
  refundDays: number | null;
  /** Within this number of months after the start a replacement is looked for at no further fee. The record of hires counts by it, too. */
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

/** The market answers people who apply to it within this number of business days at most. */
export const MAX_ANSWER_BUSINESS_DAYS = 3;
/** The same as pages write it. */
export const ANSWER_BUSINESS_DAYS = `2-${MAX_ANSWER_BUSINESS_DAYS}`;

/** Minutes of the free consultation. */
export const CONSULTATION_MINUTES = 30;

/** What the landing page and the calls to action ask for; the specification has it beside the 30 minutes of the consultation page. */
export const FIRST_TALK_MINUTES = 15;

/** The claims of the landing page that the record of hires can measure, and the number of companies that the hero names. */
export const CLAIMS = { placementRate: 97, daysToHire: 21, savingPercent: 70, companies: 100 } as const;

/**
 * Public pages show a live count only from here on. Below, it would contradict what the same page claims ("Trusted by 100+ companies"), and
 * tell a visitor nothing.
 */
export const COUNTS_SHOWN_FROM = { people: 100, jobs: 100, companies: CLAIMS.companies, hires: 100 } as const;
