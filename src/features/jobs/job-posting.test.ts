import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeJob, type PublicJobDetail } from './job-posting.domain.ts';

const JOB: PublicJobDetail = {
  id: '018f0000-0000-7000-8000-000000000001',
  slug: 'bookkeeper',
  title: 'Bookkeeper',
  description: 'Keep the books.\n\nEvery <b>day</b> </script>',
  responsibilities: '- Close the month\n- Pay bills',
  requiredSkills: ['QuickBooks', 'Excel'],
  experience: '3-5',
  hourlyBudgetFrom: 15,
  hourlyBudget: 25,
  salaryRange: '$2,400–$4,000/mo',
  jobType: 'full-time',
  hoursPerWeek: 40,
  timezone: 'EST',
  zone: 'America/New_York',
  countries: ['CO', 'BR'],
  startDate: '2027-02-01',
  openings: 2,
  benefits: 'Paid holidays',
  validThrough: '2027-01-31',
  createdAt: '2026-12-01T10:00:00.000Z',
  language: 'en',
  answerDays: 3,
  company: {
    id: '018f0000-0000-7000-8000-000000000002',
    slug: 'acme',
    companyName: 'Acme',
    logoUrl: null,
    answers: null,
  },
};

const text = z.string().check(z.minLength(1));
/** The properties that Google requires and recommends for remote jobs. */
const GOOGLE_JOB_POSTING = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('JobPosting'),
  title: text,
  description: text,
  datePosted: z.iso.date(),
  validThrough: z.iso.datetime({ offset: true }),
  hiringOrganization: z.object({ '@type': z.literal('Organization'), name: text, url: z.url() }),
  jobLocationType: z.literal('TELECOMMUTE'),
  applicantLocationRequirements: z.array(z.object({ '@type': z.literal('Country'), name: text })).check(z.minLength(1)),
  identifier: z.object({ '@type': z.literal('PropertyValue'), name: text, value: text }),
  directApply: z.literal(true),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR']),
  baseSalary: z.object({
    currency: z.literal('USD'),
    value: z.object({ unitText: z.literal('HOUR'), minValue: z.number(), maxValue: z.number() }),
  }),
});

describe('the JobPosting of a public job', () => {
  const { facts, posting } = describeJob(JOB, 'https://puente.example');

  it('has the properties that Google requires and recommends', () => {
    expect(z.safeParse(GOOGLE_JOB_POSTING, posting).error).toBeUndefined();
  });

  it('contains the same facts as the page', () => {
    expect(posting.title).toBe(facts.title);
    expect(posting.url).toBe(`https://puente.example${facts.path}`);
    expect(posting.baseSalary).toMatchObject({ value: { minValue: facts.pay?.from, maxValue: facts.pay?.to } });
    expect(posting.applicantLocationRequirements).toHaveLength(facts.countries.length);
    expect([posting.jobStartDate, posting.totalJobOpenings]).toEqual([facts.startDate, facts.openings]);
    expect(posting.validThrough).toContain(facts.lastDay);
  });

  it('escapes HTML in text that the company wrote', () => {
    expect(posting.description).toBe(
      '<p>Keep the books.</p><p>Every &lt;b&gt;day&lt;/b&gt; &lt;/script&gt;</p><ul><li>Close the month</li><li>Pay bills</li></ul><ul><li>Paid holidays</li></ul>',
    );
  });

  it('lists all of Latin America if the job lists no country, and leaves out pay that is not stated', () => {
    const open = describeJob({ ...JOB, countries: [], hourlyBudget: null, hourlyBudgetFrom: null }, '');
    expect(open.facts.isAnywhere).toBe(true);
    expect(open.posting.applicantLocationRequirements).toHaveLength(20);
    expect(open.posting).not.toHaveProperty('baseSalary');
  });
});
