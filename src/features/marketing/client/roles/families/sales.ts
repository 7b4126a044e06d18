/** The role page of sales. */
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { ROLE_PAY } from '#shared/role-pay.ts';
import type { RoleFamily } from '../role-family.ts';

export const SALES: RoleFamily = {
  id: 'sales',
  path: PUBLIC_PATHS.hireSales,
  name: 'Sales',
  line: 'Prospecting, closing, account management and operations',
  title: 'Sellers who pick up while your buyers are at their desks.',
  lead: 'Sales development, account executives and the people who keep the pipeline honest: fluent on the phone, at home in your CRM, and awake when your customers are.',
  pageTitle: 'Hire remote sales professionals from Latin America',
  description:
    'Vetted sales development representatives, account executives and sales managers from Latin America: levels, skills and monthly salaries, in U.S. hours.',
  rolesTitle: 'From the first call to the renewal',
  rolesLead:
    'The figures are the fixed salary. A commission, where you pay one, comes on top and follows your own plan.',
  roles: [
    {
      title: 'Sales Development Representative',
      level: 'Junior',
      years: '1-3',
      salary: ROLE_PAY['Sales Development Representative'],
      work: 'Researches, calls and writes until somebody who could buy has agreed to half an hour. Leaves notes that the closer can use.',
      skills: ['Cold calling', 'Cold email', 'LinkedIn Sales Navigator', 'HubSpot'],
    },
    {
      title: 'Inside Sales Representative',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['Inside Sales Representative'],
      work: 'Answers incoming requests within minutes, quotes, follows up and closes the smaller orders without a second person.',
      skills: ['Inbound sales', 'Quoting', 'Product demos', 'CRM'],
    },
    {
      title: 'Sales Operations Analyst',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['Sales Operations Analyst'],
      work: 'Cleans the CRM, builds the forecast that you can believe, and notices on the tenth of the month that a stage is stuck.',
      skills: ['Salesforce', 'Reporting', 'Excel', 'Sales forecasting'],
    },
    {
      title: 'Account Executive',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['Account Executive'],
      work: 'Leads the conversation from the first demo to the signature, asks about the budget early, and walks away early from deals that will not close.',
      skills: ['B2B sales', 'Salesforce', 'Negotiation', 'Pipeline management'],
    },
    {
      title: 'Account Manager',
      level: 'Senior',
      years: '5-10',
      salary: ROLE_PAY['Account Manager'],
      work: 'Keeps the customers you have, knows what they will need in spring, and makes the renewal a formality.',
      skills: ['Account management', 'Upselling', 'Renewals', 'Negotiation'],
    },
    {
      title: 'Sales Manager',
      level: 'Lead',
      years: '10+',
      salary: ROLE_PAY['Sales Manager'],
      work: 'Hires, coaches and listens to calls. Turns what the best seller does by instinct into something the others can learn.',
      skills: ['Sales leadership', 'Coaching', 'Forecasting', 'Compensation plans'],
    },
  ],
  showcase: {
    kind: 'day',
    title: 'A selling day, in two cities',
    lead: 'An account executive in Bogotá with customers on the East Coast, in summer. The two clocks are one hour apart; in winter they agree.',
    rows: [
      {
        newYork: '9:00 AM',
        bogota: '8:00 AM',
        text: 'Reads replies from last night, sorts the day by who is likely to move',
      },
      { newYork: '10:00 AM', bogota: '9:00 AM', text: 'Two hours of calls, while buyers still have a clear head' },
      { newYork: '12:00 PM', bogota: '11:00 AM', text: 'Notes into the CRM, quotes out while the call is fresh' },
      { newYork: '1:00 PM', bogota: '12:00 PM', text: 'Lunch, on both sides' },
      { newYork: '2:00 PM', bogota: '1:00 PM', text: 'Demos, and a call with the West Coast, where it is eleven' },
      {
        newYork: '4:30 PM',
        bogota: '3:30 PM',
        text: 'A quarter of an hour with you: what is stuck, what you can open',
      },
      { newYork: '5:00 PM', bogota: '4:00 PM', text: 'Quiet: tomorrow’s list, research, the follow-ups nobody likes' },
    ],
  },
  benefits: [
    {
      title: 'No hour of the day is lost',
      text: 'Calls happen in your buyers’ office hours without anybody working at night. That also keeps people: night shifts do not.',
    },
    {
      title: 'Two languages, one more market',
      text: 'A seller who moves between English and Spanish or Portuguese reaches the customers in your own state that a competitor cannot talk to.',
    },
    {
      title: 'A bench you can afford',
      text: 'At these salaries you can put research, calling and closing into separate hands, as larger companies do.',
    },
  ],
  process: [
    'We look at your cycle together: how long it takes, who buys, how much a deal is worth. That tells us whether you need someone who opens or someone who closes.',
    'You hear candidates before you decide: propose times for an interview, with the link to your video call, and talk in English.',
    'Play your toughest objection with the two you like best. Hire the one who asks a question before answering.',
  ],
  interview: [
    {
      title: '“Sell me nothing. Find out whether I should buy.”',
      text: 'Ten minutes of role play. Count the questions; a good seller has four before the first claim.',
    },
    {
      title: '“Walk me through the last deal you lost.”',
      text: 'Listen for their own part in it. “Price” as the only reason usually means that nobody asked about the budget.',
    },
    {
      title: '“Show me how you write a note after a call.”',
      text: 'Three lines with a next step and a date. Your forecast will be exactly as good as these notes.',
    },
  ],
  questions: [
    {
      question: 'Will my customers mind an accent?',
      answer:
        'Customers mind not being understood, and not being listened to. Do your own first conversation by phone without video: if you followed it without effort, so will they.',
    },
    {
      question: 'How do I pay commission?',
      answer:
        'As you would at home: a written plan with a clear event, such as the customer’s payment, a rate and a date. The salaries on this page are the fixed part.',
    },
    {
      question: 'What does an account executive cost?',
      answer:
        'Between $3,000 and $4,000 a month for full-time work, before commission. Sales development representatives start at $2,000.',
    },
    {
      question: 'Can they call U.S. numbers from abroad?',
      answer:
        'Technically it is simple: an internet phone service gives them a number in your area code. The rules on unwanted calls and on recording apply to you as they would with a seller in your own office, so have your calling lists checked.',
    },
    {
      question: 'How long until the first deal?',
      answer:
        'About as long as your sales cycle plus the weeks it takes to learn the product. Measure the first month by conversations, the second by qualified opportunities, and only then by revenue.',
    },
  ],
  article: 'vet-english-and-work-samples-fairly',
};
