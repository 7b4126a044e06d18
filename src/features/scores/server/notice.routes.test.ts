/** The notice about scores, its acknowledgment, and marketplaces that require an acknowledgment before applying. */
import { describe, expect, it } from 'vitest';
import { GOOD_SCORE } from '#engine/matching.contract.ts';
import { SERVER_WORDS } from '#server/words/server-words.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { TestWorld, useTestApp } from '#testing/test-app.ts';
import { noticeText, SCORE_NOTICE_VERSION } from '../score-notice.domain.ts';

const world = useTestApp();

const noticeIn = (language: Language): string =>
  noticeText(SERVER_WORDS[language].scoreNotice, { scoreReceiptYears: world.platform.env.scoreReceiptYears });

describe('the notice about scores', () => {
  it('is public in three languages and includes the version to acknowledge', async () => {
    for (const language of LANGUAGES) {
      const response = await world.visitor.get(`/api/score-notice?language=${language}`);
      expect(response.body).toEqual({
        version: SCORE_NOTICE_VERSION,
        text: noticeIn(language),
        acknowledgedAt: null,
        isRequired: false,
      });
    }
    expect(new Set(LANGUAGES.map(noticeIn)).size).toBe(LANGUAGES.length);
    expect((await world.visitor.get('/api/score-notice')).body.text).toBe(noticeIn('en'));
    expect((await world.visitor.get('/api/score-notice?language=xx')).status).toBe(400);
  });

  it('has the same parts in every language', () => {
    const noticeShape = (language: Language) =>
      SERVER_WORDS[language].scoreNotice.sections.map(({ id, paragraphs = [], points = [] }) => [
        id,
        paragraphs.length,
        points.length,
      ]);
    for (const language of LANGUAGES) expect(noticeShape(language)).toEqual(noticeShape('en'));
  });

  it('states what a company may consider, how to request a review of a decline, and when the request is answered', () => {
    for (const language of LANGUAGES) {
      const paragraphsBySection = SERVER_WORDS[language].scoreNotice.sections.map(({ paragraphs = [] }) => paragraphs);
      expect(paragraphsBySection[2], language).toHaveLength(3);
      expect(paragraphsBySection.at(-1)?.[0], language).toMatch(
        new RegExp(`\\b${LIFETIMES.appealDays}\\b.*\\b${LIFETIMES.appealAnswerDays}\\b`),
      );
    }
  });

  it('states how the weekly email uses scores', () => {
    for (const language of LANGUAGES) expect(noticeIn(language)).toContain(` ${GOOD_SCORE} o`);
  });

  it('states the configured retention period in years', () => {
    const noticeFor = (language: Language, scoreReceiptYears: number) =>
      noticeText(SERVER_WORDS[language].scoreNotice, { scoreReceiptYears });
    expect(noticeIn('en')).toContain('These records are kept for 4 years,');
    expect(noticeFor('en', 1)).toContain('These records are kept for 1 year,');
    expect(noticeFor('es', 10)).toContain('Estos registros se conservan 10 años,');
    expect(noticeFor('pt', 10)).toContain('Esses registros são guardados por 10 anos,');
  });

  it('keeps the time of the first acknowledgment', async () => {
    const candidate = await world.candidate();
    const first = await candidate.post('/api/score-notice', { version: SCORE_NOTICE_VERSION });
    expect(first.status).toBe(200);
    expect(Math.abs(Date.parse(first.body.acknowledgedAt) - Date.now())).toBeLessThan(60_000);
    const again = await candidate.post('/api/score-notice', { version: SCORE_NOTICE_VERSION });
    expect(again.body.acknowledgedAt).toBe(first.body.acknowledgedAt);
    expect((await candidate.get('/api/score-notice')).body.acknowledgedAt).toBe(first.body.acknowledgedAt);
    const other = await world.candidate();
    expect((await other.get('/api/score-notice')).body.acknowledgedAt).toBeNull();
  });

  it('cannot be acknowledged for any other version or while signed out', async () => {
    const candidate = await world.candidate();
    expect((await candidate.post('/api/score-notice', { version: SCORE_NOTICE_VERSION + 1 })).status).toBe(409);
    for (const version of ['1', 0, null, 1.5]) {
      const response = await candidate.post('/api/score-notice', { version });
      expect(response).toMatchObject({ status: 400, body: { errors: [{ path: 'version' }] } });
    }
    expect((await world.visitor.post('/api/score-notice', { version: SCORE_NOTICE_VERSION })).status).toBe(401);
  });

  it('has its acknowledgment in the account export, along with the score opt-out', async () => {
    const candidate = await world.candidate();
    await candidate.post('/api/score-notice', { version: SCORE_NOTICE_VERSION });
    const data = (await candidate.get('/api/account/export')).body;
    expect(data.scoreNotices).toMatchObject([{ version: SCORE_NOTICE_VERSION }]);
    expect(data.account.scoreOptOut).toBe(false);
  });

  it('does not have to be acknowledged before applying by default', async () => {
    const candidate = await world.candidate();
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    expect((await candidate.post('/api/applications', { jobId: job.id })).status).toBe(201);
  });
});

describe('a marketplace that requires the notice', () => {
  it('accepts applications only after the newest version is acknowledged', async () => {
    const strict = new TestWorld();
    await strict.open({ SCORE_NOTICE: 'required', SCORE_RECEIPT_YEARS: '10' });
    try {
      const candidate = await strict.candidate();
      const company = await strict.company();
      const job = await strict.build.job({ companyId: company.company.id });
      const rejection = await candidate.post('/api/applications', { jobId: job.id });
      expect(rejection).toMatchObject({
        status: 409,
        body: { detail: 'Before you apply, please read how scores work and confirm that you have read it' },
      });
      expect((await candidate.get('/api/my-applications')).body).toEqual([]);
      const { version, text, isRequired } = (await candidate.get('/api/score-notice')).body;
      expect(isRequired).toBe(true);
      expect(text).toContain('These records are kept for 10 years,');
      await candidate.post('/api/score-notice', { version });
      expect((await candidate.post('/api/applications', { jobId: job.id })).status).toBe(201);
    } finally {
      await strict.close();
    }
  }, 60_000);
});
