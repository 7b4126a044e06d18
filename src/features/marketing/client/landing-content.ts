/**
 * What the landing page says, as data. Claims, salary ranges and the order of the sections are the specification's, to the
 * letter. The story and the quotes are made up and shown as such; every name in them is fictional.
 */
import { formatDollars } from '#client/ui/format.ts';
import type { MonthlyRange } from '../savings.domain.ts';
import type { MeasuredFigure } from './measured-figures.ts';

interface Claim {
  figure: string;
  text: string;
  /** The figure of the record of hires that takes its place once there are enough; until then it is a goal, and marked as one. */
  measured?: MeasuredFigure;
}

/** The claims in one row below the hero. */
export const FACTS: readonly Claim[] = [
  { figure: '97%', text: 'placement rate', measured: 'placementRate' },
  { figure: 'Under 21 days', text: 'to hire, from the first call', measured: 'daysToHire' },
  { figure: 'Up to 70%', text: 'saved on talent costs' },
  { figure: 'Top 3%', text: 'of talent presented' },
  { figure: '6-month', text: 'guarantee on every hire' },
];

/** What marks a figure that is not measured yet. */
export const GOAL_MARK = 'Our goal';

export const STEPS = [
  {
    title: 'Consult',
    text: 'A 15-minute consultation. You describe the role, the team and the budget; we tell you what it takes to fill it.',
  },
  {
    title: 'Receive vetted candidates',
    text: 'AI-based matching reads your role against every professional we have vetted. You meet the top 3%, in under 21 days.',
  },
  {
    title: 'Hire',
    text: 'Interview, choose, start. No upfront fees: you pay only when you hire, and a 6-month guarantee stands behind it.',
  },
] as const;

/** A match as the product explains it, for a made-up pair. `score` and `weight` are points of a hundred. */
export const SAMPLE_MATCH = {
  score: 87,
  role: 'Customer Success Manager',
  candidate: 'A candidate in Medellín',
  factors: [
    { name: 'Skills', score: 92 },
    { name: 'Title', score: 95 },
    { name: 'Experience', score: 80 },
    { name: 'Rate', score: 84 },
    { name: 'Time zone', score: 100 },
  ],
  matched: ['Onboarding', 'CRM', 'SaaS'],
  related: ['HubSpot for Salesforce'],
} as const;

export const REASONS = [
  {
    title: 'They work while you work',
    text: '6-8 hours of daily time-zone overlap. Questions are answered the same morning, not the next day.',
  },
  {
    title: 'They speak your language',
    text: 'Every professional writes and speaks English well. We check that before you ever see a profile.',
  },
  {
    title: 'They stay',
    text: 'A fair local salary from a U.S. team is a career, not a gig. Should it not work out, the 6-month guarantee covers you.',
  },
] as const;

/** Dollars a month for a senior hire. The end of the U.S. range is open. */
export const SENIOR_COST = {
  scaleMax: 16_000,
  us: { label: 'Senior hire in the U.S.', range: '$8,000-$15,000+', from: 8_000, to: 16_000 },
  latam: { label: 'Senior hire through us', range: '$3,000-$5,000', from: 3_000, to: 5_000 },
} as const;

/** A 9-to-5 in New York and a 9-to-6 elsewhere, in hours of New York in winter. */
export const WORKDAY = {
  axis: { from: 7, to: 19 },
  office: { from: 9, to: 17 },
  cities: [
    { name: 'Bogotá, Lima', from: 9, to: 18 },
    { name: 'Mexico City, San José', from: 10, to: 19 },
    { name: 'São Paulo, Buenos Aires', from: 7, to: 16 },
  ],
} as const;

/** `$3,500-$4,500`, with a hyphen, as the specification writes ranges. */
export const rangeText = ({ from, to }: MonthlyRange): string => `${formatDollars(from)}-${formatDollars(to)}`;

/** Monthly salaries in dollars. The savings calculator begins with them. */
export const POPULAR_ROLES = [
  {
    title: 'Marketing Manager',
    salary: { from: 3_500, to: 4_500 },
    skills: ['Campaign strategy', 'SEO', 'Google Ads', 'HubSpot'],
    location: 'Mexico',
  },
  {
    title: 'Account Executive',
    salary: { from: 3_000, to: 4_000 },
    skills: ['B2B sales', 'Salesforce', 'Negotiation', 'Pipeline management'],
    location: 'Colombia',
  },
  {
    title: 'Executive Assistant',
    salary: { from: 2_000, to: 3_000 },
    skills: ['Calendar management', 'Travel planning', 'Inbox', 'Notion'],
    location: 'Peru',
  },
  {
    title: 'Full Stack Developer',
    salary: { from: 4_000, to: 6_000 },
    skills: ['React', 'Node.js', 'TypeScript', 'PostgreSQL'],
    location: 'Argentina',
  },
  {
    title: 'Customer Success Manager',
    salary: { from: 2_500, to: 3_500 },
    skills: ['Onboarding', 'Zendesk', 'Renewals', 'SaaS'],
    location: 'Brazil',
  },
  {
    title: 'Accountant',
    salary: { from: 3_000, to: 4_000 },
    skills: ['QuickBooks', 'US GAAP', 'Reconciliation', 'Excel'],
    location: 'Costa Rica',
  },
] as const;

export const SPECIALTIES = [
  { family: 'Marketing', roles: 'Content, SEO, paid media, social media, design, e-mail' },
  { family: 'Sales', roles: 'Sales development, account executives, sales operations' },
  { family: 'Customer support', roles: 'Support, customer success, onboarding, technical support' },
  { family: 'Executive assistance', roles: 'Executive assistants, operations, project coordination' },
  { family: 'IT', roles: 'Web and mobile development, data, quality assurance, cloud' },
  { family: 'Finance', roles: 'Bookkeeping, accounting, payroll, financial analysis' },
] as const;

export const STORY = {
  quote:
    'We had looked for a bookkeeper for four months. Two weeks after the first call I was training one, and she had already found three invoices we had paid twice.',
  name: 'Dana Whitfield',
  role: 'Owner of a fictional hardware store in Ohio',
  days: [
    { day: 'Day 1', text: 'A 15-minute consultation about the role' },
    { day: 'Day 6', text: 'Four vetted candidates, each with a score that explains itself' },
    { day: 'Day 11', text: 'Two interviews, one trial task' },
    { day: 'Day 16', text: 'Hired, with the 6-month guarantee' },
  ],
} as const;

export const TESTIMONIALS = [
  {
    quote: 'I stopped thinking of her as remote. She is in the same stand-up, the same chat and the same bad jokes.',
    name: 'Marcus Bell',
    role: 'Operations lead, a fictional logistics company in Texas',
  },
  {
    quote: 'What convinced me was that the match told me what was missing, too. No surprises after the interview.',
    name: 'Priya Raman',
    role: 'Founder, a fictional software studio in Oregon',
  },
  {
    quote: 'I kept my city, my family and my lunch break, and I work on the most interesting product of my career.',
    name: 'Tomás Aguilar',
    role: 'Full stack developer, fictional, in Córdoba',
  },
] as const;
