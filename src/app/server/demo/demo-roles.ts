/** What the candidates of the demo market do: by role family, what each kind of professional knows and says of themself. */

export interface DemoRole {
  title: string;
  skills: readonly string[];
  /** Sentences of a bio; a candidate says two or three of them. */
  says: readonly string[];
  /** Whole USD an hour: with little and with much experience. */
  rates: readonly [number, number];
}

export const DEMO_ROLES: readonly DemoRole[] = [
  {
    title: 'Full Stack Developer',
    skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'REST APIs', 'Docker', 'GraphQL', 'Jest'],
    says: [
      'I build web applications from the first table to the last pixel.',
      'For four years I kept a booking product running for hotels, and rewrote its slowest pages.',
      'I like small teams, short feedback loops and tests that mean something.',
      'I write documentation without being asked.',
    ],
    rates: [22, 45],
  },
  {
    title: 'Desarrolladora Frontend',
    skills: ['React', 'JavaScript', 'CSS', 'Next.js', 'Accessibility', 'Figma', 'Tailwind CSS'],
    says: [
      'I turn designs into interfaces that work with a keyboard and on an old phone.',
      'Construyo componentes reutilizables y cuido el rendimiento de cada página.',
      'I worked with designers in Austin and Denver for three years.',
    ],
    rates: [20, 38],
  },
  {
    title: 'Backend Engineer',
    skills: ['Java', 'Spring Boot', 'SQL', 'Kafka', 'Docker', 'AWS', 'Microservices'],
    says: [
      'I write services that others can operate.',
      'My last project moved two million messages a day without losing one.',
      'I care about readable code and honest estimates.',
    ],
    rates: [26, 50],
  },
  {
    title: 'Engenheiro de Dados',
    skills: ['Python', 'SQL', 'dbt', 'Airflow', 'AWS', 'Spark', 'Data modeling'],
    says: [
      'Construo pipelines que chegam na hora certa e com dados corretos.',
      'I moved a retailer from nightly spreadsheets to a warehouse that analysts trust.',
      'I test data the way others test code.',
    ],
    rates: [25, 48],
  },
  {
    title: 'DevOps Engineer',
    skills: ['Kubernetes', 'Terraform', 'AWS', 'Linux', 'CI/CD', 'Python', 'Monitoring'],
    says: [
      'I make deployments boring.',
      'I was on call for a payments platform and halved its alerts.',
      'I write runbooks that others follow.',
    ],
    rates: [28, 52],
  },
  {
    title: 'QA Automation Engineer',
    skills: ['Playwright', 'Cypress', 'JavaScript', 'API testing', 'CI/CD', 'Test planning'],
    says: [
      'I write tests that fail for a reason.',
      'I started in manual testing and still enjoy breaking things by hand.',
      'I report bugs with steps that work.',
    ],
    rates: [18, 36],
  },
  {
    title: 'Technical Support Engineer',
    skills: ['Technical support', 'SQL', 'Zendesk', 'REST APIs', 'Windows', 'Active Directory'],
    says: [
      'I solve the ticket and then its cause.',
      'I explain technical things to people who have other work to do.',
      'Two years on the night queue of a software company.',
    ],
    rates: [13, 26],
  },
  {
    title: 'UX/UI Designer',
    skills: ['Figma', 'UX research', 'Prototyping', 'Design systems', 'User interviews', 'Wireframing'],
    says: [
      'I design for the person who uses it eight hours a day.',
      'Research first, then pixels.',
      'I kept the design system of a health startup for two years.',
    ],
    rates: [20, 42],
  },
  {
    title: 'Digital Marketing Specialist',
    skills: ['Google Ads', 'Meta Ads', 'Google Analytics', 'SEO', 'A/B testing', 'Email marketing'],
    says: [
      'I run campaigns against margin, not clicks.',
      'I managed monthly budgets of up to forty thousand dollars.',
      'My reports fit on one page.',
    ],
    rates: [14, 30],
  },
  {
    title: 'Content Writer',
    skills: ['Copywriting', 'SEO', 'Content marketing', 'WordPress', 'Editing', 'Social media'],
    says: [
      'I write English that readers finish.',
      'Three years of long guides for travel and outdoor brands.',
      'I research before I write, and cut after.',
    ],
    rates: [12, 26],
  },
  {
    title: 'Community Manager',
    skills: ['Social media', 'Community management', 'Canva', 'Content creation', 'Instagram', 'TikTok'],
    says: [
      'Respondo comentarios como una persona, no como un manual.',
      'I grew two brand accounts without buying a follower.',
      'I plan a month ahead and leave room for the day.',
    ],
    rates: [10, 22],
  },
  {
    title: 'Email Marketing Manager',
    skills: ['Email marketing', 'Klaviyo', 'Shopify', 'Copywriting', 'Segmentation', 'Google Analytics'],
    says: [
      'I write and build the flows that bring customers back.',
      'I ran the mails of five online shops at once.',
      'I know what a returning customer is worth.',
    ],
    rates: [16, 32],
  },
  {
    title: 'Graphic Designer',
    skills: ['Adobe Illustrator', 'Photoshop', 'Branding', 'Canva', 'Print design', 'InDesign'],
    says: [
      'Packaging is my favorite kind of page.',
      'I keep brands consistent from the label to the banner.',
      'Files arrive ready to print.',
    ],
    rates: [12, 28],
  },
  {
    title: 'Sales Development Representative',
    skills: ['Lead generation', 'Cold calling', 'Prospecting', 'HubSpot', 'LinkedIn', 'CRM'],
    says: [
      'I ask better questions than my script.',
      'I booked eleven demos a week for a software company in Miami.',
      'I like a clean CRM.',
    ],
    rates: [10, 20],
  },
  {
    title: 'Account Executive',
    skills: ['B2B sales', 'Salesforce', 'Negotiation', 'Account management', 'Presentations', 'Forecasting'],
    says: [
      'I close by preparing.',
      'Five years in freight and software sales to the U.S.',
      'I hand over customers with notes others can use.',
    ],
    rates: [16, 34],
  },
  {
    title: 'Customer Support Specialist',
    skills: ['Customer service', 'Zendesk', 'Email support', 'Live chat', 'Written communication', 'Shopify'],
    says: [
      'I answer as if the person stood in front of me.',
      'I handled two hundred conversations a day over the holidays.',
      'Bilingual from home, patient by choice.',
    ],
    rates: [9, 17],
  },
  {
    title: 'Customer Success Manager',
    skills: ['Customer success', 'Onboarding', 'HubSpot', 'Account management', 'Presentations', 'Data analysis'],
    says: [
      'I notice when a customer goes quiet.',
      'I looked after sixty accounts of a scheduling product.',
      'My onboarding calls end with the customer driving.',
    ],
    rates: [15, 30],
  },
  {
    title: 'Bilingual Call Center Agent',
    skills: ['Customer service', 'Bilingual Spanish', 'Scheduling', 'Data entry', 'CRM', 'Phone support'],
    says: [
      'Calm on the phone in two languages.',
      'I worked for a dental group and a cable company.',
      'I write notes that the next colleague understands.',
    ],
    rates: [8, 15],
  },
  {
    title: 'Executive Assistant',
    skills: [
      'Calendar management',
      'Email management',
      'Travel planning',
      'Google Workspace',
      'Meeting notes',
      'Slack',
    ],
    says: [
      'I see conflicts in a calendar before they happen.',
      'I supported two founders in three time zones.',
      'My mails sound like you on a good day.',
    ],
    rates: [11, 22],
  },
  {
    title: 'Asistente Virtual',
    skills: ['Administrative support', 'Data entry', 'Email management', 'Excel', 'Calendar management', 'Research'],
    says: [
      'Ordeno bandejas de entrada y hojas de cálculo.',
      'I keep small businesses tidy so that owners can do their work.',
      'I learn a new tool in a day.',
    ],
    rates: [8, 15],
  },
  {
    title: 'Project Coordinator',
    skills: ['Project management', 'Asana', 'Scheduling', 'Communication', 'Jira', 'Reporting'],
    says: [
      'I keep eight projects moving without eight meetings.',
      'I chase approvals kindly.',
      'Certified in project management, allergic to status theater.',
    ],
    rates: [12, 26],
  },
  {
    title: 'Recruiting Coordinator',
    skills: ['Recruiting', 'Applicant tracking systems', 'Scheduling', 'LinkedIn', 'Interviewing', 'Onboarding'],
    says: [
      'Candidates hear back from me the same day.',
      'I scheduled six hundred interviews last year.',
      'I write job posts that people answer.',
    ],
    rates: [10, 22],
  },
  {
    title: 'Bookkeeper',
    skills: ['Bookkeeping', 'QuickBooks', 'Bank reconciliation', 'Excel', 'Accounts payable', 'Accounts receivable'],
    says: [
      'I close by the tenth.',
      'Fourteen small U.S. businesses trusted me with their books.',
      'I ask when a number looks lonely.',
    ],
    rates: [11, 24],
  },
  {
    title: 'Contador Público',
    skills: ['Accounting', 'US GAAP', 'NetSuite', 'Excel', 'Financial reporting', 'Auditing'],
    says: [
      'Cierre mensual, auditorías y reportes claros para dirección.',
      'I prepared the books of a U.S. wholesaler for three audits.',
      'I explain accounting without jargon.',
    ],
    rates: [15, 34],
  },
  {
    title: 'Financial Analyst',
    skills: ['Financial modeling', 'Excel', 'SQL', 'Forecasting', 'Power BI', 'Financial reporting'],
    says: [
      'My models survive questions.',
      'I forecast cash for a logistics company through a hard year.',
      'I show my assumptions first.',
    ],
    rates: [18, 38],
  },
  {
    title: 'Payroll Specialist',
    skills: ['Payroll', 'Gusto', 'Excel', 'US tax', 'HR administration', 'Attention to detail'],
    says: ['Payday without surprises.', 'I ran payroll in nine U.S. states.', 'I answer employees like a neighbor.'],
    rates: [12, 24],
  },
  {
    title: 'Medical Billing Specialist',
    skills: ['Medical billing', 'Insurance verification', 'Medical coding', 'Excel', 'Data entry'],
    says: [
      'I send clean claims and follow the others home.',
      'Four years in dental and physical-therapy billing.',
      'I read an explanation of benefits for fun. Almost.',
    ],
    rates: [11, 22],
  },
  {
    title: 'Legal Assistant',
    skills: ['Document preparation', 'Legal research', 'Microsoft Word', 'Calendar management', 'Contract review'],
    says: [
      'No deadline has slipped past me yet.',
      'I prepared estate documents for a firm in Florida.',
      'Law degree, plain words.',
    ],
    rates: [12, 26],
  },
  {
    title: 'Logistics Coordinator',
    skills: ['Logistics', 'Dispatching', 'Problem solving', 'Customer service', 'Excel', 'Scheduling'],
    says: [
      'I have rescheduled a truck at two in the morning and stayed friendly.',
      'Three years with a freight broker in Laredo.',
      'Clear notes, early warnings.',
    ],
    rates: [10, 20],
  },
  {
    title: 'Data Analyst',
    skills: ['SQL', 'Excel', 'Power BI', 'Python', 'Data analysis', 'Tableau'],
    says: [
      'I answer the question behind the question.',
      'My dashboards are opened on Mondays.',
      'I started in sales operations, so I know where the data lies.',
    ],
    rates: [16, 34],
  },
];
