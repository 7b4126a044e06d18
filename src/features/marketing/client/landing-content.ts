/**
 * The numbers on the landing page: salary ranges, costs and hours. They are the same in every language, exactly as specified. The text is in
 * `texts/`.
 */
import { formatDollars } from '#client/ui/format.ts';
import { ROLE_PAY } from '#shared/role-pay.ts';
import type { MonthlyRange } from '../savings.domain.ts';
import type { MeasuredFigure } from './measured-figures.ts';

/**
 * The measured result that replaces each claim in the row below the hero once there are enough hires and the result reaches the goal. Until then, the
 * claim is labeled as a goal. Null for claims that are not measured.
 */
export const MEASURED_FIGURES: readonly (MeasuredFigure | null)[] = ['placementRate', 'daysToHire', null, null, null];

/**
 * A match as the product explains it, for a made-up pair that is defined in the test next to this file. Points are out of 100, in the order of the
 * factors.
 */
export const SAMPLE_MATCH = {
  score: 91,
  factors: [90, 92, 94, 79, 100],
  matched: ['Onboarding', 'CRM', 'SaaS'],
} as const;

/** Monthly cost of a senior hire in dollars. The U.S. range is open-ended. */
export const SENIOR_COST = {
  scaleMax: 16_000,
  us: { from: 8_000, to: 16_000 },
  latam: { from: 3_000, to: 5_000 },
} as const;

/**
 * A 9-to-5 workday in New York and 9-to-6 workdays elsewhere, in New York time in January. Cities are in the order of `overlap.cities` in the text
 * files.
 */
export const WORKDAY = {
  axis: { from: 7, to: 19 },
  office: { from: 9, to: 17 },
  cities: [
    { from: 9, to: 18 },
    { from: 10, to: 19 },
    { from: 7, to: 16 },
  ],
} as const;

/** Formats a range as `$3,500-$4,500`, with a hyphen as in the specification. */
export const rangeText = ({ from, to }: MonthlyRange, locale = 'en-US'): string =>
  `${formatDollars(from, locale)}-${formatDollars(to, locale)}`;

/**
 * Monthly salaries in dollars, which are also the defaults of the savings calculator. The title identifies the role in every language.
 */
export const POPULAR_ROLES = [
  {
    title: 'Marketing Manager',
    salary: ROLE_PAY['Marketing Manager'],
    skills: ['Campaign strategy', 'SEO', 'Google Ads', 'HubSpot'],
  },
  {
    title: 'Account Executive',
    salary: ROLE_PAY['Account Executive'],
    skills: ['B2B sales', 'Salesforce', 'Negotiation', 'Pipeline management'],
  },
  {
    title: 'Executive Assistant',
    salary: ROLE_PAY['Executive Assistant'],
    skills: ['Calendar management', 'Travel planning', 'Inbox management', 'Notion'],
  },
  {
    title: 'Full Stack Developer',
    salary: ROLE_PAY['Full Stack Developer'],
    skills: ['React', 'Node.js', 'TypeScript', 'PostgreSQL'],
  },
  {
    title: 'Customer Success Manager',
    salary: ROLE_PAY['Customer Success Manager'],
    skills: ['Onboarding', 'Zendesk', 'Renewals', 'SaaS'],
  },
  {
    title: 'Accountant',
    salary: ROLE_PAY.Accountant,
    skills: ['QuickBooks', 'US GAAP', 'Reconciliation', 'Excel'],
  },
] as const;
