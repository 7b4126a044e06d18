/** Checks that translations are complete: same keys, placeholders and tags, and valid ICU messages. `errors.test.ts` checks error messages. */
import fc from 'fast-check';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import {
  compatibilitySchema,
  headlineReasonSchema,
  type MatchCandidate,
  type MatchJob,
} from '#engine/matching.contract.ts';
import { explainPair, prepareCandidate, prepareJob } from '#engine/matching.domain.ts';
import { wordingEn } from '#engine/scoring/wording.en.ts';
import { changeText, factorText, headlineText, type Reader, type Wording } from '#engine/scoring/wording.ts';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '#shared/languages.ts';
import { catalogTexts, differingParts, messageParts } from '#testing/catalogs.ts';
import { catalogEn } from './catalog.ts';
import { loadAdminTexts, loadProductTranslation } from './load-product-texts.ts';

const loadAll = async (language: Language) => {
  const translation = await loadProductTranslation(language);
  return translation && { ...translation, messages: { ...translation.messages, ...(await loadAdminTexts(language)) } };
};
const TRANSLATIONS = (await Promise.all(LANGUAGES.map(loadAll))).filter((translation) => translation !== null);

describe.each(TRANSLATIONS)('the product in $language', ({ language, messages }) => {
  const english = catalogTexts(catalogEn);
  const translated = new Map(catalogTexts(messages));

  it('has every text and no additional ones', () => {
    expect([...translated.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted());
  });

  it('has the placeholders and tags of every English text', () => {
    expect(differingParts(catalogEn, messages)).toEqual([]);
  });

  it('contains valid messages', () => {
    const unreadable: string[] = [];
    const translate = createTranslator({
      locale: LANGUAGE_FACTS[language].locale,
      messages: messages as typeof catalogEn,
      onError: (error) => unreadable.push(error.message),
    });
    for (const [key, text] of english) {
      const values = Object.fromEntries(
        messageParts(text).map((name) => [
          name.replaceAll(/[<>]/g, ''),
          name.startsWith('<') ? (chunks: unknown) => chunks : 2,
        ]),
      );
      (translate.rich as (key: string, values: object) => unknown)(key, values);
    }
    expect(unreadable).toEqual([]);
  });
});

describe('the reasons for a score', () => {
  const title = fc.constantFrom('Frontend Developer', 'Contadora', 'Zookeeper', '');
  const skills = fc.array(fc.constantFrom('React', 'TypeScript', 'PostgreSQL', 'SQL', 'Payroll'), { maxLength: 4 });
  const type = fc.constantFrom('full-time', 'part-time', 'contract', '');
  const zone = fc.constantFrom('EST', 'GMT-5', 'America/Sao_Paulo', '');
  const prose = fc.constantFrom('We are looking for someone who builds React interfaces and talks to customers.', '');
  const money = fc.constantFrom(5, 28, 30, 200, null);
  const job = fc.record({
    title,
    requiredSkills: skills,
    jobType: type,
    timezone: zone,
    description: prose,
    experience: fc.constantFrom('3+ years', '5 years', '1-3', '1 year', ''),
    hourlyBudget: money,
  });
  const candidate = fc.record({
    jobTitle: title,
    skills,
    availability: type,
    timezone: zone,
    bio: prose,
    experience: fc.constantFrom('0-1', '5-10', '10+', '1', ''),
    hourlyRate: money,
    positions: fc.array(
      fc.record({
        title,
        start: fc.constantFrom('2014-01', '2020-05', null),
        end: fc.constantFrom('2014-12', '2022-03', null),
        summary: prose,
      }),
      { maxLength: 3 },
    ),
  });

  const reader = fc.constantFrom<Reader>('candidate', 'other');
  /** Returns the explanation of a score as the browser parses it from the API's JSON. */
  const explainAsJson = (matchJob: MatchJob, matchCandidate: MatchCandidate, to: Reader) => {
    const pair = JSON.parse(JSON.stringify(explainPair(prepareJob(matchJob), prepareCandidate(matchCandidate), to)));
    return {
      ...compatibilitySchema.parse({ jobId: '1', ...pair }),
      headlineReason: headlineReasonSchema.parse(pair.headlineReason),
    };
  };
  const explain = (
    wording: Wording,
    { headlineReason, factors, improvements }: ReturnType<typeof explainAsJson>,
    to: Reader,
  ): string[] => [
    headlineText(wording, headlineReason, to),
    ...factors.map((factor) => factorText(wording, factor.reason, to)),
    ...improvements.map(({ change, gain }) => changeText(wording, change, gain)),
  ];

  it('are the same in English as in the API', () => {
    fc.assert(
      fc.property(job, candidate, reader, (matchJob, matchCandidate, to) => {
        const pair = explainAsJson(matchJob, matchCandidate, to);
        const { headline, factors, improvements } = pair;
        const sentences = [headline, ...factors.map(({ summary }) => summary), ...improvements.map(({ text }) => text)];
        expect(explain(wordingEn, pair, to)).toEqual(sentences);
      }),
      { numRuns: 300 },
    );
  });

  it.each(TRANSLATIONS)('all have a sentence in $language', ({ scores }) => {
    fc.assert(
      fc.property(job, candidate, reader, (matchJob, matchCandidate, to) => {
        const pair = explainAsJson(matchJob, matchCandidate, to);
        const english = explain(wordingEn, pair, to);
        explain(scores, pair, to).forEach((text, index) => {
          expect(text).not.toBe(english[index]);
          expect(text).not.toMatch(
            /\b(?:years?|hours?|skills?|for|asked|but|only|role|title|you|your|undefined|null|NaN|Infinity)\b/,
          );
        });
      }),
      { numRuns: 300 },
    );
  });

  it('keep user text unchanged', () => {
    const chefJob = {
      title: 'Chef for pastry: {asked} for $5/hr',
      requiredSkills: ['Baking for {count}'],
      hourlyBudget: 20,
    };
    const pair = explainAsJson(
      chefJob,
      { jobTitle: 'Cook for 3 of 4 skills, 2 more related', hourlyRate: 45.5 },
      'candidate',
    );
    const [es, pt] = TRANSLATIONS.map(({ scores }) => explain(scores, pair, 'candidate').join('\n'));
    for (const [text, jobIs] of [
      [es, 'la vacante es de'],
      [pt, 'a vaga é de'],
    ]) {
      expect(text).toContain(`: Cook for 3 of 4 skills, 2 more related; ${jobIs} Chef for pastry: {asked} for $5/hr`);
      expect(text).toContain('Baking for {count}');
    }
    const cook = { title: 'Pastry chef', start: '2019-03', end: null };
    const explanation = explainAsJson({ ...chefJob, experience: '3-5' }, { positions: [cook] }, 'candidate');
    const [inSpanish, inPortuguese] = TRANSLATIONS.map(({ scores }) =>
      explain(scores, explanation, 'candidate').join('\n'),
    );
    expect(inSpanish).toContain(': Pastry chef, desde 2019; la vacante es de Chef for pastry');
    expect(inSpanish).toContain(
      '7 años de experiencia relevante (Pastry chef, desde 2019); la vacante pide 3 a 5 años',
    );
    expect(inPortuguese).toContain(': Pastry chef, desde 2019; a vaga é de Chef for pastry');
    expect(es).toContain('Pides US$45.50/h; el presupuesto es de US$20/h');
    expect(pt).toContain('Você pede US$45.50/h; o orçamento é de US$20/h');
  });
});
