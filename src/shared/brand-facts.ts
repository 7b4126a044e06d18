/**
 * The prices, promises and claims of the operator. Each number is defined only here; pages, emails and the product import it. TO BE SET BY THE
 * OPERATOR: null means undecided, and pages then invite people to contact us instead of showing a number. The other values come from the
 * specification.
 */
export interface BrandFacts {
  /** The company that runs the marketplace, with its postal address, for the privacy notice. If null, the notice names the brand. */
  operator: string | null;
  /** One-time hiring fee, as a percentage of the first twelve months of pay. */
  feePercent: number | null;
  /** The whole fee is refunded if a hire ends within this number of days after the start. */
  refundDays: number | null;
  /** Within this number of months after the start, the company receives a replacement at no additional fee. The record of hires uses it, too. */
  guaranteeMonths: number;
  /** How professionals are engaged: directly as independent contractors, or through an employer of record. */
  engagement: 'contractor' | 'employer-of-record' | null;
}

export const BRAND_FACTS: BrandFacts = {
  operator: null,
  feePercent: null,
  refundDays: null,
  guaranteeMonths: 6,
  engagement: null,
};

/** We answer public applications within this number of business days. */
export const MAX_ANSWER_BUSINESS_DAYS = 3;
/** The range of business days as shown on pages. */
export const ANSWER_BUSINESS_DAYS = `2-${MAX_ANSWER_BUSINESS_DAYS}`;

/** The length of the free consultation in minutes. */
export const CONSULTATION_MINUTES = 30;

/**
 * Length of the consultation in minutes, as stated on the landing page and in calls to action. The specification states it separately from the 30
 * minutes on the consultation page.
 */
export const FIRST_TALK_MINUTES = 15;

/** Claims on the landing page that the record of hires can measure, and the number of companies in the hero. */
export const CLAIMS = { placementRate: 97, daysToHire: 21, savingPercent: 70, companies: 100 } as const;

/** The minimum counts that public pages show. A smaller live count would contradict claims on the same page ("Trusted by 100+ companies"). */
export const MIN_SHOWN_COUNTS = { people: 100, jobs: 100, companies: CLAIMS.companies, hires: 100 } as const;
