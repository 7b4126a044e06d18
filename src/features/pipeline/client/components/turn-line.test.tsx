/** The text for every turn, in three languages: what the reader has to do, or what the other party is doing. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import { SIDES, type Side } from '#shared/sides.ts';
import { deadlineDayEnd } from '#shared/time.ts';
import type { Application } from '../../applications.contract.ts';
import { TURN_ACTIONS, type TurnAction } from '../../turn.domain.ts';
import { applicationsEn } from '../applications.en.ts';
import { applicationsEs } from '../applications.es.ts';
import { applicationsPt } from '../applications.pt.ts';
import { TurnLine } from './turn-line.tsx';

const LANGUAGES = {
  en: applicationsEn,
  es: applicationsEs as unknown as typeof applicationsEn,
  pt: applicationsPt as unknown as typeof applicationsEn,
};
type Language = keyof typeof LANGUAGES;

const SINCE = '2026-11-21T15:00:00.000Z';

const createApplication = (values: Partial<Application>): ComponentProps<typeof TurnLine>['application'] => ({
  id: 'x',
  statusChangedAt: SINCE,
  turn: { who: null, action: null, since: null },
  job: {
    id: 'job',
    title: 'Bookkeeper',
    status: 'open',
    company: { id: 'company', companyName: 'Faro Labs', logoUrl: null, description: null, verifiedAt: null },
  },
  candidate: {
    id: 'candidate',
    jobTitle: 'Accountant',
    hourlyRate: null,
    user: { id: 'user', firstName: 'Maya', lastName: 'Chen', profileImageUrl: null },
    approvalStatus: 'approved',
    committedHours: 0,
    hiredSince: null,
    openToWork: false,
  },
  ...values,
});

const renderMarkup = (values: Partial<Application>, side: Side, language: Language = 'en', isLinked = false): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider
        locale={language}
        timeZone="America/Bogota"
        now={new Date('2026-11-24T16:00:00.000Z')}
        messages={{ applications: LANGUAGES[language], vocabulary: vocabularyEn }}
      >
        <TurnLine application={createApplication(values)} side={side} isLinked={isLinked} />
      </IntlProvider>
    </QueryClientProvider>,
  );

const renderLineText = (...args: Parameters<typeof renderMarkup>): string =>
  renderMarkup(...args)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

/** The text for the side whose turn it is, and the text for the other side. */
const EXPECTED: Record<TurnAction, Record<Language, [own: string, other: string]>> = {
  review: {
    en: ['Review the application', '{name}’s turn: reviewing the application'],
    es: ['Revisa la postulación', 'Le toca a {name} revisar la postulación'],
    pt: ['Avalie a candidatura', 'Vez de {name}: avaliar a candidatura'],
  },
  'propose-times': {
    en: ['Propose times', '{name}’s turn: proposing times'],
    es: ['Propón horarios', 'Le toca a {name} proponer horarios'],
    pt: ['Proponha horários', 'Vez de {name}: propor horários'],
  },
  'choose-time': {
    en: ['Choose a time', '{name}’s turn: choosing a time'],
    es: ['Elige un horario', 'Le toca a {name} elegir un horario'],
    pt: ['Escolha um horário', 'Vez de {name}: escolher um horário'],
  },
  'record-outcome': {
    en: ['Record whether the interview took place', '{name}’s turn: recording whether the interview took place'],
    es: ['Registra si la entrevista tuvo lugar', 'Le toca a {name} registrar si la entrevista tuvo lugar'],
    pt: ['Registre se a entrevista aconteceu', 'Vez de {name}: registrar se a entrevista aconteceu'],
  },
  decide: {
    en: ['Decide on the next step', '{name}’s turn: deciding on the next step'],
    es: ['Decide el siguiente paso', 'Le toca a {name} decidir el siguiente paso'],
    pt: ['Decida o próximo passo', 'Vez de {name}: decidir o próximo passo'],
  },
  'answer-offer': {
    en: ['Answer the offer', '{name}’s turn: answering the offer'],
    es: ['Responde a la oferta', 'Le toca a {name} responder a la oferta'],
    pt: ['Responda à oferta', 'Vez de {name}: responder à oferta'],
  },
  'answer-proposal': {
    en: ['Answer the proposed terms', '{name}’s turn: answering the proposed terms'],
    es: ['Responde a las condiciones propuestas', 'Le toca a {name} responder a las condiciones propuestas'],
    pt: ['Responda às condições propostas', 'Vez de {name}: responder às condições propostas'],
  },
  'send-offer': {
    en: ['Send a new offer, hire or decline', '{name}’s turn: sending a new offer or deciding'],
    es: ['Envía otra oferta, contrata o descarta', 'Le toca a {name} enviar otra oferta o decidir'],
    pt: ['Envie outra oferta, contrate ou recuse', 'Vez de {name}: enviar outra oferta ou decidir'],
  },
};

const AGO: Record<Language, string> = { en: '3 days', es: '3 días', pt: '3 dias' };
const NAMES: Record<Side, string> = { company: 'Faro Labs', candidate: 'Maya Chen' };

describe('the turn line', () => {
  it.each(TURN_ACTIONS)('has text for %s, for the company and the candidate in every language', (action) => {
    for (const language of ['en', 'es', 'pt'] as const) {
      for (const who of SIDES) {
        const [own, other] = EXPECTED[action][language];
        for (const side of SIDES) {
          const words = side === who ? own : other.replace('{name}', NAMES[who]);
          expect(renderLineText({ turn: { who, action, since: SINCE } }, side, language)).toBe(
            `${words} · ${AGO[language]}`,
          );
        }
      }
    }
  });

  it('shows when an offer ends to the side that answers it', () => {
    const values = {
      turn: { who: 'candidate', action: 'answer-offer', since: SINCE } as const,
      turnUntil: deadlineDayEnd('2026-12-03'),
    };
    expect(renderLineText(values, 'candidate')).toBe('Answer the offer by Dec 3 · 3 days');
    expect(renderLineText(values, 'candidate', 'es')).toBe('Responde a la oferta a más tardar el 3 dic · 3 días');
    expect(renderLineText(values, 'candidate', 'pt')).toBe('Responda à oferta até 3 de dez · 3 dias');
    expect(renderLineText(values, 'company')).toBe('Maya Chen’s turn: answering the offer · 3 days');
  });

  it('says that a hire has ended or was called off, and when', () => {
    const since = '2026-11-23T15:00:00.000Z';
    expect(renderLineText({ hire: { state: 'active', since } }, 'company')).toBe('Nov 21');
    expect(renderLineText({ hire: { state: 'ended', since } }, 'company')).toBe('Ended · Nov 23');
    expect(renderLineText({ hire: { state: 'called-off', since } }, 'candidate')).toBe(
      'Called off before the first day · Nov 23',
    );
  });

  it('shows, if it is no one’s turn, the time of an upcoming interview or else the date of the last move', () => {
    const interview = { interviewAt: '2026-12-03T15:00:00.000Z', turnUntil: '2026-12-03T15:45:00.000Z' };
    expect(renderLineText(interview, 'company')).toBe('Interview Dec 3, 10:00 AM');
    expect(renderLineText(interview, 'candidate', 'es')).toBe('Entrevista: 3 dic, 10:00');
    expect(renderLineText(interview, 'candidate', 'pt')).toBe('Entrevista: 3 de dez, 10:00');
    expect(renderLineText({}, 'candidate')).toBe('Nov 21');
  });

  it("links to the reader's action, and has no link when it is the other party's turn", () => {
    const values = { turn: { who: 'candidate', action: 'choose-time', since: SINCE } as const };
    expect(renderMarkup(values, 'candidate', 'en', true)).toContain('href="/my-applications/x#interviews"');
    expect(renderMarkup(values, 'company', 'en', true)).not.toContain('href');
    expect(renderMarkup(values, 'candidate')).not.toContain('href');
  });
});
