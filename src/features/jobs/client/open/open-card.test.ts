import { describe, expect, it } from 'vitest';
import { uiTextsEs } from '#client/ui/ui-texts.es.ts';
import { uiTextsPt } from '#client/ui/ui-texts.pt.ts';
import type { JobFacts } from '../../job-posting.domain.ts';
import type { CardSubject } from '../../open-page.domain.ts';
import { buildOpenCard } from './open-card.ts';

const company = { id: '1', slug: 'acme', companyName: 'Acme Inc.', logoUrl: null, answers: null };
const facts: JobFacts = {
  title: 'Bookkeeper',
  language: 'en',
  path: '/jobs/1-bookkeeper',
  pay: { from: 15, to: 25 },
  jobType: 'full-time',
  hoursPerWeek: 40,
  timezone: 'America/New_York',
  zone: 'America/New_York',
  countries: [],
  isAnywhere: true,
  startDate: null,
  openings: 1,
  experience: null,
  postedOn: '2026-12-01',
  lastDay: '2027-01-31',
  skills: [],
  description: '',
  responsibilities: [],
  benefits: [],
};
const job = (values: Partial<JobFacts>): CardSubject => ({ kind: 'job', facts: { ...facts, ...values }, company });
const cardFacts = (values: Partial<JobFacts>) => buildOpenCard(job(values), 'en')?.facts;

describe('the words of a share card', () => {
  it('are the title, company, pay, hours and time zone of a job, in the language of the page', () => {
    expect(buildOpenCard(job({}), 'en')).toEqual({
      kicker: 'Acme Inc.',
      title: 'Bookkeeper',
      facts: ['$15–$25/hr', '40 hours a week', 'New York time'],
    });
    expect(buildOpenCard(job({}), 'es', uiTextsEs.cities)?.facts).toEqual([
      expect.stringMatching(/15.*25/),
      '40 horas por semana',
      'Hora de Nueva York',
    ]);
    expect(buildOpenCard(job({}), 'pt', uiTextsPt.cities)?.facts).toEqual([
      expect.stringMatching(/15.*25/),
      '40 horas por semana',
      'Horário de Nova York',
    ]);
  });

  it('leave out what a job does not state', () => {
    expect(cardFacts({ pay: null, hoursPerWeek: null, jobType: null, timezone: null })).toEqual([]);
    expect(cardFacts({ pay: { from: null, to: 25 }, hoursPerWeek: null, timezone: 'EST' })).toEqual([
      'Up to $25/hr',
      'Full-time',
      'EST',
    ]);
    expect(cardFacts({ timezone: 'Etc/GMT+5' })?.[2]).toMatch(/^GMT/);
  });

  it('are a heading and the company name if the company states neither industry nor size', () => {
    const subject: CardSubject = { kind: 'company', company, industry: null, companySize: null };
    expect(buildOpenCard(subject, 'es')).toEqual({
      kicker: 'Vacantes remotas para profesionales de América Latina',
      title: 'Acme Inc.',
      facts: [],
    });
  });

  it('are missing unless at least half of the letters in the title are Latin', () => {
    for (const title of ['开发者', 'Разработчик', 'مهندس برمجيات', '🚀🚀', '—', '', 'Go разработчик'])
      expect(buildOpenCard(job({ title }), 'en'), title).toBeNull();
    for (const title of ['Developer 开发者', 'Ñandú Łódź', '3D', 'R&D 🚀'])
      expect(buildOpenCard(job({ title }), 'en'), title).not.toBeNull();
  });
});
