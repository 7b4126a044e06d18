/**
 * Details of some demo jobs that are not in their text: countries, weekly hours, start date, openings, benefits and questions. The keys are job
 * titles, which are unique among the current jobs. Filled jobs and jobs that are not listed have no such details.
 */
import type { Accepts, QuestionType } from '#features/screening/screening.contract.ts';

/** A screening question for a demo job. A question with `accepts` is the must-have. */
export interface DemoQuestion {
  type: QuestionType;
  label: string;
  required?: true;
  options?: readonly string[];
  accepts?: Accepts;
}

export interface DemoConditions {
  /** If empty, the job is open to all of Latin America. */
  countries?: readonly string[];
  /** 35 to 45 for full-time jobs, up to 30 for part-time jobs. */
  hoursPerWeek?: number;
  /** Days from now. */
  startsInDays?: number;
  openings?: number;
  benefits?: string;
  questions?: readonly DemoQuestion[];
}

export const DEMO_CONDITIONS: Readonly<Record<string, DemoConditions>> = {
  'Full Stack Developer': {
    hoursPerWeek: 40,
    startsInDays: 35,
    openings: 2,
    benefits:
      'Twenty paid days off a year\nA laptop that you choose and keep after two years\n$1,000 a year for courses',
    questions: [
      {
        type: 'number',
        label: 'How many years have you been shipping React to production?',
        required: true,
        accepts: { min: 2 },
      },
      { type: 'link', label: 'Where can we read code that you wrote?' },
      { type: 'long', label: 'Which part of a clinic scheduler would you test first, and why?' },
    ],
  },
  'QA Automation Engineer': {
    countries: ['AR', 'BR', 'CL', 'CO', 'UY'],
    hoursPerWeek: 40,
    benefits: 'Paid sick leave from the first day\nA quiet week without releases every quarter',
    questions: [
      {
        type: 'boolean',
        label: 'Have you maintained a Playwright suite that other people relied on?',
        required: true,
        accepts: [true],
      },
    ],
  },
  'Data Engineer': {
    countries: ['AR', 'CL', 'CO', 'CR', 'MX', 'UY'],
    hoursPerWeek: 40,
    startsInDays: 50,
    benefits: 'Fifteen paid days off and your country’s public holidays\nA budget for a desk and chair',
    questions: [
      {
        type: 'choice',
        label: 'Which warehouse do you know best?',
        options: ['Snowflake', 'BigQuery', 'Redshift', 'Another one'],
        required: true,
      },
      { type: 'date', label: 'When could you start?' },
    ],
  },
  'DevOps Engineer': {
    hoursPerWeek: 42,
    benefits: 'On-call weeks are paid double\nCertifications at our cost',
    questions: [
      { type: 'boolean', label: 'Can you take one on-call week in six?', required: true, accepts: [true] },
      { type: 'short', label: 'Name the last alert that you deleted.' },
    ],
  },
  'React Native Developer': { hoursPerWeek: 40, startsInDays: 28, openings: 2 },
  'Product Designer': { hoursPerWeek: 20, benefits: 'Flexible days, agreed on a month ahead' },
  'Paid Media Specialist': {
    countries: ['CO', 'CR', 'GT', 'MX', 'PA'],
    hoursPerWeek: 40,
    questions: [
      {
        type: 'number',
        label: 'What is the largest monthly budget, in dollars, that you have managed on your own?',
        required: true,
        accepts: { min: 10_000 },
      },
    ],
  },
  'SEO Content Writer': {
    hoursPerWeek: 15,
    questions: [{ type: 'link', label: 'Which published guide of yours are you proud of?' }],
  },
  'Sales Development Representative': {
    countries: ['AR', 'CO', 'MX', 'PE'],
    hoursPerWeek: 40,
    openings: 3,
    startsInDays: 21,
    benefits: 'A commission for every clinic that signs\nEnglish coaching once a week',
  },
  'Patient Support Representative': {
    countries: ['CO', 'CR', 'DO', 'MX', 'SV'],
    hoursPerWeek: 40,
    startsInDays: 19,
    openings: 4,
    benefits: 'Paid training for three weeks\nA headset and a second screen\nHealth insurance after ninety days',
    questions: [
      {
        type: 'boolean',
        label: 'Do you speak with patients in Spanish and in English?',
        required: true,
        accepts: [true],
      },
      { type: 'choice', label: 'How many Sundays a month could you work?', options: ['None', 'One', 'Two or more'] },
    ],
  },
  'Medical Billing Specialist': {
    hoursPerWeek: 40,
    benefits: 'Health insurance after ninety days, dental care for your family',
  },
  'Customer Support Specialist': {
    hoursPerWeek: 25,
    benefits: 'A box of candles every season',
    questions: [{ type: 'long', label: 'A jar arrived broken on the day of a wedding. What do you write?' }],
  },
  'Night Dispatch Coordinator': {
    countries: ['AR', 'BO', 'CO', 'EC', 'MX', 'PE'],
    hoursPerWeek: 40,
    startsInDays: 26,
    openings: 2,
    benefits: '10% extra pay for nights\nTwo nights off in a row, always',
    questions: [
      {
        type: 'boolean',
        label: 'Have you worked nights for more than six months?',
        required: true,
        accepts: [true],
      },
    ],
  },
  'Care Coordinator': { countries: ['CO', 'DO', 'GT', 'HN', 'MX'], hoursPerWeek: 38, openings: 2 },
  'Technical Support Engineer': {
    hoursPerWeek: 40,
    startsInDays: 33,
    questions: [
      {
        type: 'choice',
        label: 'How would you rate your SQL?',
        options: ['I read it', 'I write joins', 'I tune slow queries'],
        required: true,
        accepts: ['I write joins', 'I tune slow queries'],
      },
    ],
  },
  'Executive Assistant': {
    hoursPerWeek: 40,
    benefits: 'Three weeks of paid time off\n$40 a month for phone and internet',
    questions: [{ type: 'date', label: 'What is the first day you could work?' }],
  },
  Bookkeeper: {
    countries: ['AR', 'CL', 'CO', 'EC', 'PE', 'UY'],
    hoursPerWeek: 40,
    startsInDays: 40,
    benefits: 'QuickBooks certification at our cost\nAn extra day off after each quarter',
    questions: [
      {
        type: 'boolean',
        label: 'Have you closed the books of several companies in the same month?',
        required: true,
        accepts: [true],
      },
    ],
  },
  'Payroll Specialist': { hoursPerWeek: 24 },
  'Staff Accountant': { hoursPerWeek: 40, openings: 2, benefits: 'Help with your accounting exam fees' },
  'Virtual Assistant': {
    countries: ['BO', 'CO', 'EC', 'NI', 'PE', 'VE'],
    hoursPerWeek: 40,
    openings: 3,
    startsInDays: 16,
    questions: [{ type: 'short', label: 'Which spreadsheet function do you use most?' }],
  },
  'Recruiting Coordinator': { hoursPerWeek: 40, startsInDays: 30 },
};
