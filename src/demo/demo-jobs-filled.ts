/** Demo jobs that were filled in the previous weeks, while the company is looking for another person with the same title. */
import type { DemoJob } from './demo-job.ts';

type FilledJob = Required<Pick<DemoJob, 'description' | 'responsibilities' | 'closedDaysAgo'>>;

export const FILLED_BEFORE: Readonly<Record<string, FilledJob>> = {
  'Node.js Developer': {
    closedDaysAgo: 18,
    description:
      'We need someone to take care of the integration between our shop and the carriers: labels, tracking, and the returns that arrive without a number. You start with one carrier and take over the other by summer.',
    responsibilities: 'Print labels from Node.js\nTrack packages and returns\nKeep the carrier tests green',
  },
  'Paid Media Specialist': {
    closedDaysAgo: 27,
    description:
      'Take over the campaigns of three climbing and paddling brands before their season begins. A colleague hands them to you over four weeks.',
    responsibilities:
      'Learn three accounts from a colleague\nPlan the season with each brand\nReview search terms twice a week',
  },
  Bookkeeper: {
    closedDaysAgo: 41,
    description:
      'Keep the books of twelve restaurants and cafés in Tacoma and Olympia. They send receipts by phone at midnight; you have them sorted by morning.',
    responsibilities: 'Sort and post receipts\nMatch card payments with deposits\nCall owners with open questions',
  },
  'Customer Support Specialist': {
    closedDaysAgo: 49,
    description:
      'Help our customers through the holidays, when forty emails a day become four hundred. You work evenings in November and December and fewer hours after that.',
    responsibilities:
      'Answer holiday orders\nArrange replacements with the workshop\nPrepare the answers for next year',
  },
  'Medical Billing Specialist': {
    closedDaysAgo: 58,
    description:
      'Two of our nine practices joined last spring with a year of unpaid claims. Find out what can still be collected, and collect it.',
    responsibilities:
      'Review open claims by age\nRefile what is still within the deadline\nAgree on payment plans with patients',
  },
  'Virtual Assistant': {
    closedDaysAgo: 66,
    description:
      'Moving season brings us two hundred keys, inspections and forwarding addresses a month. You keep the list, call the people on it, and tell us what is missing.',
    responsibilities: 'Schedule inspections\nTrack keys and deposits\nCollect new addresses',
  },
};
