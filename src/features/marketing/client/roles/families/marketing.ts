/** The role page of marketing. */
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { ROLE_PAY } from '#shared/role-pay.ts';
import type { RoleFamily } from '../role-family.ts';

export const MARKETING: RoleFamily = {
  id: 'marketing',
  path: PUBLIC_PATHS.hireMarketing,
  name: 'Marketing',
  line: 'Content, search, paid media, design and those who lead them',
  title: 'Marketers who ship the campaign, not the deck.',
  lead: 'Writers, designers, media buyers and managers from Latin America who work in your channel, in your hours, on the numbers you look at every Monday.',
  pageTitle: 'Hire remote marketers from Latin America',
  description:
    'Vetted marketing professionals from Latin America: sample roles with level, skills and salaries from $2,200 to $5,500 a month, in your time zone.',
  rolesTitle: 'Seven seats on a marketing team',
  rolesLead:
    'You rarely need all of them. Most companies begin with one specialist for the channel that already works, or with one manager who finds out which it is.',
  roles: [
    {
      title: 'Social Media Specialist',
      level: 'Junior',
      years: '1-3',
      salary: ROLE_PAY['Social Media Specialist'],
      work: 'Plans the month, makes the posts and answers the comments the same day, in your voice rather than in the platform’s.',
      skills: ['Instagram', 'LinkedIn', 'Canva', 'Short video', 'Community management'],
    },
    {
      title: 'Content Writer',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['Content Writer'],
      work: 'Interviews the people in your company who know things, and turns an hour of talk into an article, a newsletter and three posts.',
      skills: ['Copywriting', 'Interviewing', 'Newsletters', 'WordPress'],
    },
    {
      title: 'Brand Designer',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['Brand Designer'],
      work: 'Gives ads, landing pages and sales decks one hand, and builds the templates that let everyone else keep it.',
      skills: ['Figma', 'Illustrator', 'Brand systems', 'Presentation design'],
    },
    {
      title: 'SEO Specialist',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['SEO Specialist'],
      work: 'Finds the questions your customers type, repairs what keeps your pages from answering them, and reports in plain words.',
      skills: ['Technical SEO', 'Keyword research', 'Search Console', 'Ahrefs'],
    },
    {
      title: 'Paid Media Specialist',
      level: 'Senior',
      years: '5-10',
      salary: ROLE_PAY['Paid Media Specialist'],
      work: 'Runs search and social budgets as if the money were their own: tests weekly, stops what does not pay, explains why.',
      skills: ['Google Ads', 'Meta Ads', 'Attribution', 'Looker Studio'],
    },
    {
      title: 'Marketing Manager',
      level: 'Senior',
      years: '5-10',
      salary: ROLE_PAY['Marketing Manager'],
      work: 'Owns the calendar, the budget and the agencies. Decides what not to do this quarter, and brings the numbers to the meeting.',
      skills: ['Campaign strategy', 'SEO', 'Google Ads', 'HubSpot'],
    },
    {
      title: 'Head of Growth',
      level: 'Lead',
      years: '10+',
      salary: ROLE_PAY['Head of Growth'],
      work: 'Connects marketing, product and sales into one funnel with one owner, and builds the team that runs it.',
      skills: ['Growth strategy', 'Team leadership', 'Experimentation', 'SQL', 'Budgeting'],
    },
  ],
  showcase: {
    kind: 'timeline',
    title: 'The first quarter of a marketing hire',
    lead: 'Marketing is easy to keep busy and hard to judge. Agree on this before day one, and both sides know what good looks like.',
    steps: [
      {
        when: 'Weeks 1-2',
        title: 'Read everything',
        text: 'Last year’s campaigns, ten sales calls, the reviews. Out of it comes one page: who buys, why, and where they hear of you.',
      },
      {
        when: 'Weeks 3-4',
        title: 'Repair the meter',
        text: 'Tracking, forms, the list of where leads came from. Nothing is launched on numbers that nobody trusts.',
      },
      {
        when: 'Month 2',
        title: 'One channel, properly',
        text: 'A single bet with a budget, a date and a number that would end it. Weekly notes, good or bad.',
      },
      {
        when: 'Month 3',
        title: 'Keep, stop, double',
        text: 'What worked becomes a routine with a template. What did not is written down, so that nobody tries it again next spring.',
      },
    ],
  },
  benefits: [
    {
      title: 'Both Americas in one head',
      text: 'Bilingual marketers write for your U.S. customers and can open the Spanish- or Portuguese-speaking market next door, without a translation agency.',
    },
    {
      title: 'Campaigns that react the same day',
      text: 'With 6-8 hours of overlap a headline that fails at ten is another one by noon. No campaign burns overnight.',
    },
    {
      title: 'A specialist for the price of a generalist',
      text: 'What one all-rounder costs in the U.S. often pays for two people here who each do one thing very well.',
    },
  ],
  process: [
    'We talk about what you sell, what has worked and what you can spend. Often it turns out that the role is not the one in the draft.',
    'You meet a handful of marketers whose work fits your channel. A score says what fits and what is missing.',
    'Give the two best the same small, paid task with your own numbers. Choose, start, and pay only then.',
  ],
  interview: [
    {
      title: '“Which campaign of yours failed, and when did you know?”',
      text: 'You want to hear a date and a number, and what was stopped. Beware of people whose campaigns have all worked.',
    },
    {
      title: '“Here is our home page. What would you cut?”',
      text: 'Adding is easy. Somebody who cuts two things and can say why has understood who the page is for.',
    },
    {
      title: '“What would you need from us by Friday of week one?”',
      text: 'Good answers name logins, people and a list of customers to call. Vague ones name a brand workshop.',
    },
  ],
  questions: [
    {
      question: 'Can someone outside the U.S. write for U.S. customers?',
      answer:
        'Yes, if writing for U.S. readers is what they have done. Ask for published work and look at who it was for. For copy that must carry a regional accent or a joke, have a colleague read it too in the first month.',
    },
    {
      question: 'What does a marketing hire cost a month?',
      answer:
        'The sample roles on this page range from $2,200 for a junior social media specialist up to $5,500 for a head of growth, full time. A marketing manager costs between $3,500 and $4,500.',
    },
    {
      question: 'Should I start with a specialist or with a manager?',
      answer:
        'If you know which channel brings customers, hire the specialist who makes more of it. If you do not, hire the manager first, and give them three months and a budget to find out.',
    },
    {
      question: 'Is the advertising budget part of this?',
      answer:
        'No. The ranges are salaries. What you spend on advertising stays in your own accounts, with access for your hire that you can take back at any time.',
    },
    {
      question: 'Who owns what they make?',
      answer:
        'You should, and your agreement with them has to say so. Put copyright, accounts and source files in it before the first day.',
    },
  ],
  article: 'write-a-job-post-that-gets-the-right-applications',
};
