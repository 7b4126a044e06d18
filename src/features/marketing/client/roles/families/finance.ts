/** The role page of finance. */
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { ROLE_PAY } from '#shared/role-pay.ts';
import type { RoleFamily } from '../role-family.ts';

export const FINANCE: RoleFamily = {
  id: 'finance',
  path: PUBLIC_PATHS.hireFinance,
  name: 'Finance',
  line: 'Bookkeeping, accounting, payroll and analysis',
  title: 'Books that are closed before you ask.',
  lead: 'Bookkeepers, accountants and analysts from Latin America who know U.S. GAAP and your software, and who would rather ask one question too many than post one guess.',
  pageTitle: 'Hire remote accountants and analysts from Latin America',
  description:
    'Vetted bookkeepers, accountants, payroll specialists and analysts from Latin America: levels, skills, monthly salaries and what a clean month-end looks like.',
  rolesTitle: 'From the first receipt to the board pack',
  rolesLead:
    'The person who records payments should not be the one who releases them. Two roles from this list keep the two apart, often for less than one local salary.',
  roles: [
    {
      title: 'Accounts Payable Specialist',
      level: 'Junior',
      years: '1-3',
      salary: ROLE_PAY['Accounts Payable Specialist'],
      work: 'Matches invoices with orders, prepares the payment run, and finds the one that was sent twice.',
      skills: ['Accounts payable', 'Bill.com', 'QuickBooks', 'Vendor statements'],
    },
    {
      title: 'Bookkeeper',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY.Bookkeeper,
      work: 'Codes every transaction within the week, reconciles bank and cards, and keeps a list of open questions instead of a suspense account.',
      skills: ['QuickBooks', 'Xero', 'Reconciliation', 'Sales tax records'],
    },
    {
      title: 'Payroll Specialist',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['Payroll Specialist'],
      work: 'Collects hours, prepares the run for your approval, and answers the questions about the deduction on line four.',
      skills: ['Gusto', 'ADP', 'Time tracking', 'Benefits administration'],
    },
    {
      title: 'Accountant',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY.Accountant,
      work: 'Owns the close: accruals, prepaid items, depreciation, and a binder your tax preparer will thank you for.',
      skills: ['QuickBooks', 'US GAAP', 'Reconciliation', 'Excel'],
    },
    {
      title: 'Financial Analyst',
      level: 'Senior',
      years: '5-10',
      salary: ROLE_PAY['Financial Analyst'],
      work: 'Builds the cash forecast and the budget, explains the variance in two sentences, and says when a plan does not add up.',
      skills: ['Financial modeling', 'Excel', 'Power BI', 'Cash forecasting'],
    },
    {
      title: 'Controller',
      level: 'Lead',
      years: '10+',
      salary: ROLE_PAY.Controller,
      work: 'Runs the finance team, designs the controls, deals with auditors and banks, and presents the month to you in half an hour.',
      skills: ['US GAAP', 'Internal controls', 'Audit preparation', 'Team leadership', 'NetSuite'],
    },
  ],
  showcase: {
    kind: 'timeline',
    title: 'A month-end in five working days',
    lead: 'What a close looks like once somebody owns it. Ask candidates for theirs; the order tells you how much they have done themselves.',
    steps: [
      {
        when: 'Day 1',
        title: 'Cut off',
        text: 'Last invoices in and out, bank and cards imported, open questions sent to you in one message.',
      },
      {
        when: 'Day 2',
        title: 'Reconcile',
        text: 'Every account that has a statement agrees with it. Differences have a name and an owner.',
      },
      {
        when: 'Day 3',
        title: 'Adjust',
        text: 'Accruals, prepaid items, depreciation, payroll. Each with a note that a stranger would understand.',
      },
      {
        when: 'Day 4',
        title: 'Review',
        text: 'Compared with last month and the budget. Whatever moved without a reason is looked at again.',
      },
      {
        when: 'Day 5',
        title: 'Report',
        text: 'Three statements, one page of words, and the cash forecast. Then the month is locked.',
      },
    ],
  },
  benefits: [
    {
      title: 'Somebody to ask at eleven in the morning',
      text: 'Whether the card charge was the conference or the hotel is settled in the chat, on the day, and not in a spreadsheet in January.',
    },
    {
      title: 'Dollars are familiar ground',
      text: 'Many professionals in the region have kept books in two currencies and under two sets of rules. Yours alone will feel tidy.',
    },
    {
      title: 'Control stays with you',
      text: 'Read access to the bank, prepared payments, your release. A good accountant will ask for exactly this.',
    },
  ],
  process: [
    'We look at volume and mess: how many transactions, how many accounts, how long ago somebody last reconciled. That decides between bookkeeper and accountant.',
    'You meet people whose skills and past work match your software and your kind of business. An agency’s books are not a restaurant’s.',
    'Give the finalists a bank statement and a ledger with four differences. Hire the one with the best questions.',
  ],
  interview: [
    {
      title: '“Walk me through your last close.”',
      text: 'Day by day. Someone who did it themselves remembers the day that always hurt.',
    },
    {
      title: '“What do you do with a charge that nobody recognizes?”',
      text: 'Ask, document, set aside with a date. “Post it to miscellaneous” ends the conversation.',
    },
    {
      title: '“Explain accrual to my shop manager.”',
      text: 'Your numbers are only worth what the people who act on them understand.',
    },
  ],
  questions: [
    {
      question: 'Do they know U.S. accounting?',
      answer:
        'Many do: US GAAP, U.S. charts of accounts and the usual software. Name what you need among the required skills, and the score shows who states it. What they do not replace is the certified public accountant who signs your return or your audit; they make that person’s job shorter.',
    },
    {
      question: 'What does an accountant cost?',
      answer:
        'Between $3,000 and $4,000 a month, full time. Bookkeepers start at $2,000, and a controller costs up to $5,500.',
    },
    {
      question: 'Bookkeeper or accountant?',
      answer:
        'If the transactions do not get recorded, you need a bookkeeper. If they are recorded and you still do not trust the result, you need an accountant.',
    },
    {
      question: 'How do I keep payments safe?',
      answer:
        'Let one person prepare and another release, keep the release with you, use a bank login of their own with limited rights, and check new bank details of suppliers by phone. These rules fit every bookkeeper, wherever they sit.',
    },
    {
      question: 'Our books are a year behind. Is that a problem?',
      answer:
        'No, but say so. Catching up is a project with an end: agree on how far back, who answers questions, and a date. The monthly routine begins in parallel.',
    },
  ],
  article: 'vet-english-and-work-samples-fairly',
};
