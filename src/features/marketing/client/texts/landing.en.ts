/**
 * English text for the landing page. Claims and salary ranges are exactly as specified. There are no made-up quotes: the page shows the product
 * instead.
 */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS, BRAND_FACTS, CLAIMS, FIRST_TALK_MINUTES } from '#shared/brand-facts.ts';
import { LIMITS } from '#shared/limits.ts';

const GUARANTEE = `${BRAND_FACTS.guaranteeMonths}-month guarantee`;

export const landingEn = {
  hero: {
    eyebrow: `Trusted by ${CLAIMS.companies}+ companies`,
    title: 'Your next great hire is one time zone away.',
    text: `${brand.name} connects U.S. businesses with pre-vetted, English-speaking remote professionals from Latin America. Hire in under ${CLAIMS.daysToHire} days and pay only when you hire.`,
    book: `Book a ${FIRST_TALK_MINUTES}-minute consultation`,
    roles: 'See the roles',
    looking: 'Looking for remote work?',
  },
  /** The claims in the row below the hero. */
  facts: [
    { figure: `${CLAIMS.placementRate}%`, text: 'placement rate' },
    { figure: `Under ${CLAIMS.daysToHire} days`, text: 'to hire, from the first call' },
    { figure: `Up to ${CLAIMS.savingPercent}%`, text: 'saved on talent costs' },
    { figure: 'Top 3%', text: 'of talent presented' },
    { figure: `${BRAND_FACTS.guaranteeMonths}-month`, text: 'guarantee on every hire' },
  ],
  /** The label for a number that is not measured yet. */
  goal: 'Our goal',
  how: {
    eyebrow: 'How It Works',
    title: 'Consult, receive vetted candidates, hire.',
    lead: 'Three steps and no upfront fees. We do most of the work, and you decide.',
    consultation: 'Schedule your consultation',
    steps: [
      {
        title: 'Consult',
        text: `In a ${FIRST_TALK_MINUTES}-minute consultation, you tell us about the role, the team and your budget. We tell you what it takes to fill the role.`,
      },
      {
        title: 'Receive vetted candidates',
        text: `AI-based matching compares your role with the professionals we’ve vetted. You meet the top 3%, in under ${CLAIMS.daysToHire} days.`,
      },
      {
        title: 'Hire',
        text: `Interview your favorites and make an offer. There are no upfront fees: you pay only when you hire, and every hire comes with a ${GUARANTEE}.`,
      },
    ],
  },
  /** A match as the product explains it, for a made-up pair. */
  sample: {
    title: 'See why someone fits',
    text: 'Each candidate has a compatibility score for your role, with the reasons: what fits, what’s close and what’s missing. It never looks at a name, a photo, an age or a school. Candidates can opt out. The score helps you compare, and you decide.',
    label: 'A sample match',
    eyebrow: 'An example',
    role: 'Customer Success Manager',
    candidate: 'A candidate in Medellín',
    factors: ['Skills', 'Title', 'Experience', 'Rate', 'Working hours'],
    related: 'HubSpot instead of Salesforce',
  },
  why: {
    eyebrow: 'Why Latin America',
    title: 'People who work your hours.',
    lead: 'Experienced professionals who speak English, know the tools you use and share most of your working day.',
    overlap: {
      title: '6-8 hours of daily time-zone overlap',
      office: 'Your office in New York',
      hours: '9 to 5',
      together: 'hours together',
      cities: ['Bogotá, Lima', 'Mexico City, San José', 'São Paulo, Buenos Aires'],
      note: 'Assumes a 9-to-6 day in these cities, in January. In July, they share six to eight hours with New York.',
    },
    cost: {
      title: 'What a senior hire costs',
      us: { label: 'Senior hire in the U.S.', range: '$8,000-$15,000+' },
      latam: { label: 'Senior hire through us', range: '$3,000-$5,000' },
      aMonth: 'a month',
      save: `Save up to ${CLAIMS.savingPercent}%`,
      rest: 'on talent costs, with no upfront fees.',
      workOut: 'Calculate your savings',
    },
    reasons: [
      {
        title: 'They’re online when you are',
        text: '6-8 hours of daily time-zone overlap. Ask a question in the morning and get the answer that same morning.',
      },
      {
        title: 'They speak your language',
        text: 'We ask people to apply in English, and we read every profile before it shows up in your searches. If we’ve verified someone’s English, their profile shows the level and the date.',
      },
      {
        title: 'They stay',
        text: `People want to keep a steady, well-paid job with a U.S. team. If a hire doesn’t work out, the ${GUARANTEE} covers you.`,
      },
    ],
  },
  roles: {
    eyebrow: 'Popular roles',
    title: 'The roles companies hire for, and what they cost.',
    lead: 'Monthly salaries for full-time professionals.',
    viewAll: 'View All Roles & Specialties',
    aMonth: 'a month',
    cards: {
      'Marketing Manager': { title: 'Marketing Manager', location: 'Mexico' },
      'Account Executive': { title: 'Account Executive', location: 'Colombia' },
      'Executive Assistant': { title: 'Executive Assistant', location: 'Peru' },
      'Full Stack Developer': { title: 'Full Stack Developer', location: 'Argentina' },
      'Customer Success Manager': { title: 'Customer Success Manager', location: 'Brazil' },
      Accountant: { title: 'Accountant', location: 'Costa Rica' },
    },
    all: 'All roles & specialties',
    specialties: [
      { family: 'Marketing', roles: 'Content, SEO, paid media, social media, design, email' },
      { family: 'Sales', roles: 'Sales development, account executives, sales operations' },
      { family: 'Customer support', roles: 'Support, customer success, onboarding, technical support' },
      { family: 'Executive assistance', roles: 'Executive assistants, operations, project coordination' },
      { family: 'IT', roles: 'Web and mobile development, data, quality assurance, cloud' },
      { family: 'Finance', roles: 'Bookkeeping, accounting, payroll, financial analysis' },
    ],
    ask: 'Ask about your role',
    notListed: 'Not on the list? Tell us what you need, and we’ll tell you whether we can help.',
  },
  story: {
    eyebrow: 'Success story',
    title: 'What hiring here looks like.',
    lead: 'We only publish stories that customers share with us. Until we have one, here are the screens you’ll use. The people in the pictures are made up for our demo.',
    pictures: {
      candidates: {
        title: 'You see who fits, and why',
        text: 'Vetted people, best match first. Select a score to see what fits and what’s missing.',
        alt: 'The list of candidates: each with a title, a rate, skills and a score as a percentage',
      },
      pipeline: {
        title: 'You know what’s next for everyone',
        text: 'Every application shows its stage, its date and, if someone has to act, whose turn it is.',
        alt: 'The board of applications, in columns from pending review to hired',
      },
      job: {
        title: 'Candidates see the same job you posted',
        text: 'Pay, hours and skills, plus their own score and what would raise it.',
        alt: 'The page of a job as a candidate reads it, with pay, hours, skills and the score',
      },
    },
  },
  proof: {
    eyebrow: 'Testimonials',
    title: 'Don’t take our word for it.',
    lead: 'We don’t have customer quotes yet, and we won’t make any up. Here’s what you can check for yourself: how we vet people, and how scores and response times work.',
    steps: [
      {
        title: 'A person reads every application',
        text: `Your searches only show people whose profile one of our reviewers approved. If someone applies to your job before that, the application says “Vetting in progress”. People who apply to join hear back from us within ${ANSWER_BUSINESS_DAYS} business days, either way.`,
      },
      {
        title: 'Every verified fact has a date',
        text: 'When professionals ask, we verify their identity, English, skills, references and past work, one at a time. Their profile shows when we verified each one and, if it expires, when.',
      },
      {
        title: 'The score shows its reasons',
        text: 'You see what counts in it, and so does the candidate. If you change the weights for a job, you both see that, too.',
      },
      {
        title: 'Response times are measured',
        text: `Once a company has ${LIMITS.minCountedAnswers} applications to count, its jobs show how quickly it responds to applicants.`,
      },
    ],
    counts: `On ${brand.name} right now`,
    people: 'vetted professionals',
    jobs: 'open jobs',
    companies: 'companies hiring',
    scores: 'How scores work',
  },
} as const;
