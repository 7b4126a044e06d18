/** The line about current hires: before and after the start, for one and several hires, in the viewer's time zone, in each language. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import type { Commitment } from '../../candidates.contract.ts';
import { candidatesEn } from '../candidates.en.ts';
import { candidatesEs } from '../candidates.es.ts';
import { candidatesPt } from '../candidates.pt.ts';
import { CommitmentLine, CommitmentNotice } from './commitment-line.tsx';

const TEXTS_BY_LANGUAGE = {
  en: candidatesEn,
  es: candidatesEs as typeof candidatesEn,
  pt: candidatesPt as typeof candidatesEn,
};
type Language = keyof typeof TEXTS_BY_LANGUAGE;

const createCommitment = (more: Partial<Commitment> = {}): Commitment => ({
  committedHours: 40,
  hiredSince: '2026-10-26',
  openToWork: false,
  ...more,
});

const renderText = (
  element: React.ReactElement,
  { language = 'en', now = '2026-11-24T02:00:00Z' }: { language?: Language; now?: string } = {},
) =>
  renderToStaticMarkup(
    <IntlProvider
      locale={language}
      timeZone="America/Bogota"
      now={new Date(now)}
      messages={{ candidates: TEXTS_BY_LANGUAGE[language] }}
    >
      {element}
    </IntlProvider>,
  )
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

const line = (more?: Partial<Commitment>, where?: Parameters<typeof renderText>[1]) =>
  renderText(<CommitmentLine candidate={createCommitment(more)} />, where);

describe('CommitmentLine', () => {
  it('shows the start date, past or future', () => {
    expect(line()).toBe('Working 40 h/week since Oct 26');
    expect(line({ hiredSince: '2026-12-01' })).toBe('Starts Dec 1, 40 h/week');
    expect(line({ hiredSince: '2025-03-03' })).toBe('Working 40 h/week since Mar 3, 2025');
  });

  it("counts days in the viewer's time zone", () => {
    // It is still the 23rd in Bogotá.
    expect(line({ hiredSince: '2026-11-24' })).toBe('Starts Nov 24, 40 h/week');
    expect(line({ hiredSince: '2026-11-23' })).toBe('Working 40 h/week since Nov 23');
  });

  it('shows the total hours and the first start date for several hires', () => {
    const several = { committedHours: 60, activeHires: 2 };
    expect(line(several)).toBe('2 hires, 60 h/week in total, the first since Oct 26');
    expect(line({ ...several, hiredSince: '2026-12-01' })).toBe('2 hires, 60 h/week in total, the first from Dec 1');
  });

  it('does not state hours as agreed while a hire has no terms', () => {
    const estimated = { hasEstimatedHours: true } as const;
    expect(line(estimated)).toBe('Hired Oct 26, counted as 40 h/week until the terms are saved');
    expect(line({ ...estimated, activeHires: 2 })).toBe(
      '2 hires, counted as 40 h/week in total until all terms are saved',
    );
    expect(line(estimated, { language: 'es' })).toBe(
      'Contratación del 26 oct: cuenta como 40 h/semana hasta que se guarden las condiciones',
    );
    expect(line(estimated, { language: 'pt' })).toBe(
      'Contratação de 26 de out: conta como 40 h/semana até as condições serem salvas',
    );
  });

  it('says that someone with other hires is open to work', () => {
    expect(line({ openToWork: true })).toBe('Working 40 h/week since Oct 26 · Open to other work');
    expect(line({ committedHours: 0, hiredSince: null, openToWork: true })).toBe('');
  });

  it("uses the viewer's language and date format", () => {
    expect(line({ openToWork: true }, { language: 'es' })).toBe(
      'Trabaja 40 h/semana desde el 26 oct · Disponible para otros trabajos',
    );
    expect(line({ hiredSince: '2026-12-01' }, { language: 'pt' })).toBe('Começa em 1 de dez, 40 h/semana');
  });
});

describe('CommitmentNotice', () => {
  const notice = (more: Partial<Commitment>, offeredHours?: number) =>
    renderText(<CommitmentNotice candidate={createCommitment(more)} offeredHours={offeredHours} />);

  it('shows the current hires, the new total, and the limit above which the candidate has to confirm', () => {
    expect(notice({})).toBe('Working 40 h/week since Oct 26.');
    expect(notice({}, 10)).toBe('Working 40 h/week since Oct 26. With this job, it would be 50 h/week.');
    expect(notice({}, 11)).toBe(
      'Working 40 h/week since Oct 26. With this job, it would be 51 h/week. They have to confirm before they can accept more than 50 h/week in total.',
    );
  });

  it('is empty if the candidate has no hires and the offered hours are within the limit', () => {
    const noCommitment = { committedHours: 0, hiredSince: null };
    expect(notice(noCommitment, 40)).toBe('');
    expect(notice(noCommitment, 60)).toBe('They have to confirm before they can accept more than 50 h/week in total.');
  });
});
