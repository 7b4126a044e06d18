/** The companies in the demo market. All are invented, and their domains end in .example. */
import type { CompanySize, Industry } from '#shared/vocabulary.ts';

export interface DemoCompany {
  companyName: string;
  industry: Industry;
  companySize: CompanySize;
  website: string;
  description: string;
  /** The time zone of the company's users. */
  zone: string;
  /** The number of days within which the company promises to answer. */
  answerDays: number;
  isVerified: boolean;
  /** The user who owns the company account. */
  owner: { firstName: string; lastName: string; email: string };
}

/** The first company belongs to the demo sign-in for companies. */
export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    companyName: 'Juniper & Slate',
    industry: 'technology',
    companySize: '11-50',
    website: 'https://juniper-slate.example',
    description:
      'We make scheduling software for independent clinics. Nineteen people, one product, and customers who call us by our first names.',
    zone: 'America/New_York',
    answerDays: 5,
    isVerified: true,
    owner: { firstName: 'Dana', lastName: 'Hollowell', email: 'company@demo.example' },
  },
  {
    companyName: 'Copper Kettle Supply',
    industry: 'other',
    companySize: '51-200',
    website: 'https://copper-kettle.example',
    description:
      'A wholesaler of kitchenware for restaurants in the Midwest, family owned since 1988, online since 2019.',
    zone: 'America/Chicago',
    answerDays: 7,
    isVerified: true,
    owner: { firstName: 'Russ', lastName: 'Fennimoor', email: 'russ@copper-kettle.example' },
  },
  {
    companyName: 'Lanternfish Media',
    industry: 'marketing',
    companySize: '11-50',
    website: 'https://lanternfish.example',
    description:
      'A content and paid-media studio for outdoor brands. Small team, long client relationships, honest reports.',
    zone: 'America/Denver',
    answerDays: 7,
    isVerified: false,
    owner: { firstName: 'Priya', lastName: 'Okonwell', email: 'priya@lanternfish.example' },
  },
  {
    companyName: 'Two Rivers Bookkeeping',
    industry: 'finance',
    companySize: '1-10',
    website: 'https://two-rivers.example',
    description: 'Monthly books, payroll and clear answers for sixty small businesses in the Pacific Northwest.',
    zone: 'America/Los_Angeles',
    answerDays: 4,
    isVerified: true,
    owner: { firstName: 'Walt', lastName: 'Ambergate', email: 'walt@two-rivers.example' },
  },
  {
    companyName: 'Marrow Creek Dental Group',
    industry: 'healthcare',
    companySize: '51-200',
    website: 'https://marrow-creek.example',
    description: 'Nine dental practices that share one front office and want every patient to reach a real person.',
    zone: 'America/New_York',
    answerDays: 7,
    isVerified: true,
    owner: { firstName: 'Ilse', lastName: 'Thornbury-Vance', email: 'ilse@marrow-creek.example' },
  },
  {
    companyName: 'Hatch & Hollow Realty',
    industry: 'real-estate',
    companySize: '11-50',
    website: 'https://hatch-hollow.example',
    description: 'Residential property management in three Carolina counties: 1,400 doors, one team, fast repairs.',
    zone: 'America/New_York',
    answerDays: 10,
    isVerified: false,
    owner: { firstName: 'Gideon', lastName: 'Hatchwell', email: 'gideon@hatch-hollow.example' },
  },
  {
    companyName: 'Plainsong Legal',
    industry: 'legal',
    companySize: '11-50',
    website: 'https://plainsong-legal.example',
    description: 'Estate planning and small-business law, in plain words and for flat fees.',
    zone: 'America/New_York',
    answerDays: 7,
    isVerified: true,
    owner: { firstName: 'Maribeth', lastName: 'Quillson', email: 'maribeth@plainsong-legal.example' },
  },
  {
    companyName: 'Northgate Freight Desk',
    industry: 'other',
    companySize: '201-500',
    website: 'https://northgate-freight.example',
    description: 'A freight brokerage that books nine hundred loads a week and answers the phone at night.',
    zone: 'America/Chicago',
    answerDays: 5,
    isVerified: true,
    owner: { firstName: 'Curtis', lastName: 'Bellwater', email: 'curtis@northgate-freight.example' },
  },
  {
    companyName: 'Tidepool Analytics',
    industry: 'technology',
    companySize: '1-10',
    website: 'https://tidepool-analytics.example',
    description: 'Inventory forecasts for shops that sell both online and over the counter.',
    zone: 'America/Chicago',
    answerDays: 3,
    isVerified: true,
    owner: { firstName: 'Noor', lastName: 'Castellane', email: 'noor@tidepool-analytics.example' },
  },
  {
    companyName: 'Sparrow Lane Home Care',
    industry: 'healthcare',
    companySize: '201-500',
    website: 'https://sparrow-lane.example',
    description: 'In-home care for older adults, coordinated by nurses who know each family.',
    zone: 'America/New_York',
    answerDays: 7,
    isVerified: false,
    owner: { firstName: 'Opal', lastName: 'Strandhaven', email: 'opal@sparrow-lane.example' },
  },
  {
    companyName: 'Brightwick Candles',
    industry: 'marketing',
    companySize: '1-10',
    website: 'https://brightwick.example',
    description:
      'Hand-poured candles, sold online to forty states. Growing faster than our two founders can answer emails.',
    zone: 'America/New_York',
    answerDays: 14,
    isVerified: false,
    owner: { firstName: 'Tess', lastName: 'Brightwick', email: 'tess@brightwick.example' },
  },
  {
    companyName: 'Ferrous Systems Integrators',
    industry: 'technology',
    companySize: '500+',
    website: 'https://ferrous-integrators.example',
    description: 'Warehouse automation: conveyors, scanners, and the software between them.',
    zone: 'America/Chicago',
    answerDays: 10,
    isVerified: true,
    owner: { firstName: 'Hank', lastName: 'Ironside-Pell', email: 'hank@ferrous-integrators.example' },
  },
];
