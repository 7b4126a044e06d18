/** The role page of executive assistance. */
import { BRAND_FACTS } from '#shared/brand-facts.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { ROLE_PAY } from '#shared/role-pay.ts';
import type { RoleFamily } from '../role-family.ts';

export const EXECUTIVE_ASSISTANT_FAMILY: RoleFamily = {
  id: 'executive-assistant',
  path: PUBLIC_PATHS.hireExecutiveAssistant,
  name: 'Executive assistance',
  line: 'Assistants, coordinators and chiefs of staff',
  title: 'Someone who runs your week, so that you can run the company.',
  lead: 'Executive assistants from Latin America guard the calendar, empty the inbox and follow up on everything, in your hours and in English you would sign your name to.',
  pageTitle: 'Hire a remote executive assistant from Latin America',
  description:
    'Vetted executive assistants, coordinators and chiefs of staff from Latin America: what they take over, levels, skills and monthly salaries from $2,000.',
  rolesTitle: 'How much of your week do you want back?',
  rolesLead:
    'The first role gives you hours. The last one gives you a second head. Between them, salary rises with how much is decided without you.',
  roles: [
    {
      title: 'Administrative Assistant',
      level: 'Junior',
      years: '1-3',
      salary: ROLE_PAY['Administrative Assistant'],
      work: 'Takes over whatever can be explained in ten minutes: bookings, expense reports, data entry, the first sort of the inbox.',
      skills: ['Google Workspace', 'Data entry', 'Expense reports', 'Scheduling'],
    },
    {
      title: 'Executive Assistant',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['Executive Assistant'],
      work: 'Owns calendar, inbox and travel for one person, prepares every meeting and remembers who owes you an answer.',
      skills: ['Calendar management', 'Travel planning', 'Inbox', 'Notion'],
    },
    {
      title: 'Operations Coordinator',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['Operations Coordinator'],
      work: 'Keeps suppliers, invoices, new hires and renewals moving, and writes down how each of them is done.',
      skills: ['Process documentation', 'Vendor management', 'Airtable', 'Spreadsheets'],
    },
    {
      title: 'Project Coordinator',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['Project Coordinator'],
      work: 'Turns a meeting into tasks with names and dates, then asks, kindly and without tiring, until they are done.',
      skills: ['Asana', 'Meeting notes', 'Status reports', 'Risk tracking'],
    },
    {
      title: 'Senior Executive Assistant',
      level: 'Senior',
      years: '5-10',
      salary: ROLE_PAY['Senior Executive Assistant'],
      work: 'Supports two or three leaders, drafts in their voice, plans board meetings and offsites, and trains other assistants.',
      skills: ['Board meetings', 'Event planning', 'Stakeholder communication', 'Confidentiality'],
    },
    {
      title: 'Chief of Staff',
      level: 'Lead',
      years: '10+',
      salary: ROLE_PAY['Chief of Staff'],
      work: 'Runs the rhythm of the company: goals, reviews, the projects that belong to nobody. Says no on your behalf.',
      skills: ['Goal setting', 'Project leadership', 'Financial reporting', 'Facilitation'],
    },
  ],
  showcase: {
    kind: 'handover',
    title: 'What leaves your desk',
    lead: 'Most owners hand over far too little, and too late. This is what an experienced assistant has taken on by the end of the first month.',
    given: [
      {
        title: 'Calendar',
        text: 'Every meeting has a purpose, a link and a buffer. Conflicts are solved before you see them.',
      },
      { title: 'Inbox', text: 'Sorted twice a day, answered where a rule exists. What reaches you needs you.' },
      { title: 'Travel', text: 'Booked to your habits, with a plan B and one page for the day.' },
      { title: 'Follow-up', text: 'Open promises, yours and other people’s, on one list that gets shorter.' },
      { title: 'Paperwork', text: 'Invoices prepared, receipts filed, contracts sent to sign.' },
    ],
    keptTitle: 'What stays with you',
    kept: [
      'Pricing and hiring',
      'The difficult conversation',
      'Releasing payments',
      'The Thursday afternoon that you have back',
    ],
  },
  benefits: [
    {
      title: 'There at eight, with you',
      text: 'An assistant is only useful while you work. Six to eight shared hours mean an answer in minutes, and somebody at the phone when your flight is canceled.',
    },
    {
      title: 'A profession, not a stopgap',
      text: 'For many in the region, assisting a U.S. founder is the job they trained for, and the one they want to keep.',
    },
    {
      title: 'Discretion',
      text: 'Delegated access instead of shared passwords, and confidentiality in writing before the first login.',
    },
  ],
  process: [
    'Bring a list of your last week. We mark together what can be given away at once, what needs teaching, and how many hours that adds up to.',
    'You meet assistants whose habits fit yours. Some leaders want a gatekeeper, others an organizer; the difference decides more than the résumé.',
    'Hand both finalists a broken calendar and your rules. The messages they write tell you who it is.',
  ],
  interview: [
    {
      title: '“Two calls overlap, a customer is upset, I am on a plane.”',
      text: 'You are listening for questions back, an order, and the sentence they would send to the customer.',
    },
    {
      title: '“How do you keep track of what others owe you?”',
      text: 'There has to be a system. People without one rely on memory, and you have that already.',
    },
    {
      title: '“Tell me about something you did without being asked.”',
      text: 'The best stories are small: a visa checked, a birthday known, a double booking caught.',
    },
  ],
  questions: [
    {
      question: 'Full time or part time?',
      answer:
        'If your list of things to give away comes to less than eight hours a week, begin part time. From about ten hours on, full time pays off: the role grows as soon as there is somebody to give things to.',
    },
    {
      question: 'What does an executive assistant cost?',
      answer:
        'Between $2,000 and $3,000 a month, full time. A senior assistant for several leaders or a chief of staff costs more: $3,000 to $5,000 across the sample roles on this page.',
    },
    {
      question: 'Is it safe to give somebody abroad access to my email?',
      answer:
        'It is as safe as the access you give. Delegate the mailbox instead of sharing a password, use a password manager and a card with limits, keep payments at “prepare, not release”, and keep a list of what you granted.',
    },
    {
      question: 'Can one assistant support several people?',
      answer:
        'Two usually works, three does with experience. Name one person who decides when everything is urgent, or the assistant will have to.',
    },
    {
      question: 'What if we do not get along?',
      answer: `Say so early; it is often one unspoken rule. Beyond that, a ${BRAND_FACTS.guaranteeMonths}-month guarantee stands behind every hire.`,
    },
  ],
  article: 'hire-your-first-remote-executive-assistant',
};
