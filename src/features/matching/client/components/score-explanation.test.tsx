/** Advice on making a score more certain addresses the candidate or the company, so admins do not see it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { explainPair, prepareCandidate, prepareJob } from '#engine/matching.domain.ts';
import { explanationEn } from '../explanation.en.ts';
import { matchingEn } from '../matching.en.ts';
import { ScoreExplanation, type ScoreExplanationProps } from './score-explanation.tsx';

const job = prepareJob({ title: 'Bookkeeper', description: '', requiredSkills: ['Bookkeeping'] });
const candidate = prepareCandidate({ jobTitle: 'Bookkeeper', skills: ['Bookkeeping'] });
const { headlineReason: _reason, ...explanation } = explainPair(job, candidate, 'other');

const markupFor = (audience: ScoreExplanationProps['audience']): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ matching: matchingEn }}>
      <ScoreExplanation compatibility={{ ...explanation, jobId: '1' }} audience={audience} />
    </IntlProvider>,
  );

it('only the candidate and the company get advice on making a score more certain', () => {
  expect(explanation.confidence).not.toBe('high');
  expect(markupFor('candidate')).toContain(explanationEn.surer.candidate);
  expect(markupFor('company')).toContain(explanationEn.surer.company);
  expect(markupFor('admin')).not.toContain('To make the score more certain');
});
