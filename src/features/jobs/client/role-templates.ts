/**
 * Job post templates for roles in the six role families. In English, because applicants work in English. Role names are in the translation files.
 * Templates contain no salary, hours or other terms, because those are up to the company.
 */
import type { NewJob } from '../new-job.contract.ts';

export const ROLE_FAMILIES = ['marketing', 'sales', 'customerSupport', 'executiveAssistant', 'it', 'finance'] as const;
export type RoleFamily = (typeof ROLE_FAMILIES)[number];

type Draft = Required<Pick<NewJob, 'title' | 'description' | 'requiredSkills' | 'responsibilities'>>;

export interface RoleTemplate {
  family: RoleFamily;
  draft: Draft;
}

const joinLines = (...texts: string[]): string => texts.join('\n');

export const ROLE_TEMPLATES = {
  marketingManager: {
    family: 'marketing',
    draft: {
      title: 'Marketing Manager',
      description:
        'We are looking for a marketing manager to plan our campaigns, run them and report honestly on the results. You own the calendar, the budget and the numbers, and you work with our sales team every week.',
      requiredSkills: ['Campaign strategy', 'SEO', 'Google Ads', 'Google Analytics', 'Copywriting'],
      responsibilities: joinLines(
        'Plan and run campaigns across search, email and social media',
        'Maintain the content calendar, and brief writers and designers',
        'Report results every month and suggest changes',
      ),
    },
  },
  socialMediaManager: {
    family: 'marketing',
    draft: {
      title: 'Social Media Manager',
      description:
        'We are looking for a social media manager who gives our brand a voice people recognize. You plan a month ahead, write and schedule posts, answer comments promptly and learn from what works.',
      requiredSkills: ['Social media management', 'Content creation', 'Copywriting', 'Canva', 'Community management'],
      responsibilities: joinLines(
        'Plan, write and schedule posts',
        'Answer comments and messages within one business day',
        'Report reach and engagement every month',
      ),
    },
  },
  salesDevelopmentRepresentative: {
    family: 'sales',
    draft: {
      title: 'Sales Development Representative',
      description:
        'We are looking for a sales development representative to find the right companies, start good conversations and book meetings for our account executives. You will have a clear script, a clean list and a team that listens to calls with you.',
      requiredSkills: ['Prospecting', 'Cold calling', 'Lead generation', 'CRM', 'Spoken English'],
      responsibilities: joinLines(
        'Research and contact new companies by phone and email every day',
        'Qualify leads and book meetings',
        'Keep every conversation up to date in the CRM',
      ),
    },
  },
  accountExecutive: {
    family: 'sales',
    draft: {
      title: 'Account Executive',
      description:
        'We are looking for an account executive to take qualified leads from the first demo to a signed contract. You ask good questions, write clear proposals and keep a forecast that we can rely on.',
      requiredSkills: ['B2B sales', 'Salesforce', 'Negotiation', 'Pipeline management', 'Product demos'],
      responsibilities: joinLines(
        'Run discovery calls and product demos',
        'Write proposals and negotiate contracts',
        'Keep the pipeline and the forecast up to date',
      ),
    },
  },
  customerSupportSpecialist: {
    family: 'customerSupport',
    draft: {
      title: 'Customer Support Specialist',
      description:
        'We are looking for a customer support specialist to answer our customers by email and chat, calmly and completely. You solve what you can right away, pass on what you cannot, and tell us what keeps going wrong.',
      requiredSkills: ['Customer service', 'Email support', 'Live chat', 'Zendesk', 'Written communication'],
      responsibilities: joinLines(
        'Answer tickets and chats within the agreed response times',
        'Report bugs and follow up until they are fixed',
        'Improve help articles and saved replies',
      ),
    },
  },
  customerSuccessManager: {
    family: 'customerSupport',
    draft: {
      title: 'Customer Success Manager',
      description:
        'We are looking for a customer success manager to help new customers get their first results and keep existing ones glad they stayed. You own a portfolio of accounts, from onboarding to renewal.',
      requiredSkills: ['Customer success', 'Onboarding', 'Account management', 'CRM', 'SaaS'],
      responsibilities: joinLines(
        'Onboard new customers and agree on goals with them',
        'Hold regular reviews and notice early who is at risk',
        'Prepare renewals together with sales',
      ),
    },
  },
  executiveAssistant: {
    family: 'executiveAssistant',
    draft: {
      title: 'Executive Assistant',
      description:
        'We are looking for an executive assistant to keep two busy founders on time, prepared and on top of their email. You look after calendars, inboxes and travel, and you make small decisions without asking.',
      requiredSkills: [
        'Calendar management',
        'Email management',
        'Travel planning',
        'Google Workspace',
        'Written communication',
      ],
      responsibilities: joinLines(
        'Look after calendars and inboxes',
        'Plan travel and prepare for meetings',
        'Follow up on what was agreed',
      ),
    },
  },
  virtualAssistant: {
    family: 'executiveAssistant',
    draft: {
      title: 'Virtual Assistant',
      description:
        'We are looking for a virtual assistant to take recurring work off our hands: data entry, research, orders and scheduling. You work from written instructions, and you improve them when they are not clear.',
      requiredSkills: ['Administrative support', 'Data entry', 'Research', 'Scheduling', 'Microsoft Excel'],
      responsibilities: joinLines(
        'Keep spreadsheets and records up to date',
        'Research suppliers, prices and contacts',
        'Schedule appointments and send reminders',
      ),
    },
  },
  fullStackDeveloper: {
    family: 'it',
    draft: {
      title: 'Full Stack Developer',
      description:
        'We are looking for a full stack developer to build and run our web application with a small team. You write tested code, review code from teammates, and care how fast a page is for the person in front of it.',
      requiredSkills: ['React', 'Node.js', 'TypeScript', 'PostgreSQL', 'Git'],
      responsibilities: joinLines(
        'Build features from the database to the browser',
        'Review code and write tests',
        'Take part in planning and in fixing what breaks',
      ),
    },
  },
  technicalSupportEngineer: {
    family: 'it',
    draft: {
      title: 'Technical Support Engineer',
      description:
        'We are looking for a technical support engineer to find out why something does not work, and to explain it in plain words. You reproduce problems, read logs, and write bug reports that developers thank you for.',
      requiredSkills: ['Technical support', 'Troubleshooting', 'SQL', 'APIs', 'Written communication'],
      responsibilities: joinLines(
        'Solve technical tickets from customers',
        'Reproduce problems and write clear bug reports',
        'Keep the internal knowledge base up to date',
      ),
    },
  },
  bookkeeper: {
    family: 'finance',
    draft: {
      title: 'Bookkeeper',
      description:
        'We are looking for a bookkeeper to keep our books in order every week and close them every month. You record and reconcile, pay bills on time, ask for the receipts that are missing, and hand our accountant clean numbers.',
      requiredSkills: ['Bookkeeping', 'QuickBooks', 'Accounts payable', 'Bank reconciliation', 'Microsoft Excel'],
      responsibilities: joinLines(
        'Record transactions and reconcile accounts every week',
        'Pay bills, send invoices and follow up on late ones',
        'Close the month and prepare reports',
      ),
    },
  },
  accountant: {
    family: 'finance',
    draft: {
      title: 'Accountant',
      description:
        'We are looking for an accountant to close our books every month, prepare our statements and keep us ready for the tax advisor. You know US GAAP, you explain numbers in plain words, and you notice when something is off.',
      requiredSkills: ['Accounting', 'US GAAP', 'Financial reporting', 'QuickBooks', 'Microsoft Excel'],
      responsibilities: joinLines(
        'Handle month-end and year-end closing',
        'Prepare financial statements and explain them',
        'Prepare what tax advisors and auditors ask for',
      ),
    },
  },
} as const satisfies Record<string, RoleTemplate>;

export type RoleName = keyof typeof ROLE_TEMPLATES;
export const ROLE_NAMES = Object.keys(ROLE_TEMPLATES) as RoleName[];

const FIELDS = ['title', 'description', 'requiredSkills', 'responsibilities'] as const;
type Field = (typeof FIELDS)[number];

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isEmpty = (value: NewJob[Field]): boolean => value === null || value === undefined || value.length === 0;

/**
 * Returns the form changes that apply a role's template. They replace only fields that are empty or contain the text of a template, so that text
 * written by the user stays.
 */
export const templateChanges = (values: Pick<Partial<NewJob>, Field>, role: RoleName): Partial<Pick<NewJob, Field>> => {
  const isTemplateText = (field: Field): boolean =>
    ROLE_NAMES.some((name) => isSame(ROLE_TEMPLATES[name].draft[field], values[field]));
  const { draft } = ROLE_TEMPLATES[role];
  const fields = FIELDS.filter((field) => isEmpty(values[field]) || isTemplateText(field));
  return Object.fromEntries(
    fields.map((field) => [field, field === 'requiredSkills' ? [...draft.requiredSkills] : draft[field]]),
  );
};
