/** The `why` command explains the decision and the score of an application to its candidate, from the database alone. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENGINES_FOLDER } from '../../src/features/matching/server/title-meanings.service.ts';
import { Engines } from '../../src/features/scores/server/engines.service.ts';
import { scoreReceipts } from '../../src/features/scores/server/receipts.tables.ts';
import { LANGUAGES } from '../../src/shared/languages.ts';
import { BUILT_PASSWORD, useTestApp } from '../../src/testing/test-app.ts';
import { loadAnswers } from './why-answers.ts';
import { WHY_WORDS } from './why-words.ts';

const world = useTestApp();
const engines = new Engines({ engines: ENGINES_FOLDER, dataDir: './none' });

/** Creates a candidate who was declined because of the rate, by a company that doubled the weight of that factor. */
const createDeclined = async () => {
  const company = await world.company({ companyName: 'Faro Studio' });
  const job = await world.build.job({
    companyId: company.company.id,
    title: 'Bookkeeper',
    requiredSkills: ['QuickBooks', 'Excel'],
    hourlyBudget: 20,
    factorWeights: { rate: 2 },
    countries: ['CO', 'BR'],
    hoursPerWeek: 30,
  });
  const candidate = await world.candidate({
    jobTitle: 'Bookkeeper',
    skills: ['Excel'],
    hourlyRate: 40,
    country: 'PE',
    englishLevel: 'C1',
    languages: [{ language: 'es', level: 'native' }],
  });
  const { id } = (await candidate.post('/api/applications', { jobId: job.id })).body;
  await company.patch(`/api/applications/${id}`, { status: 'declined', reason: 'rate' });
  return { company, candidate, id };
};

describe('the answer to "why?"', () => {
  it("states the decision, the original score, its factors and inputs in the candidate's language", async () => {
    const { candidate } = await createDeclined();
    await candidate.patch('/api/account', { language: 'es' });
    const [answer = '', ...more] = await loadAnswers(world.db, engines, {
      of: candidate.user.email ?? '',
      language: null,
    });
    expect(more).toEqual([]);
    const receipt = (
      await candidate.get(`/api/applications/${(await candidate.get('/api/my-applications')).body[0].id}/receipt`)
    ).body;
    for (const part of [
      'Bookkeeper · Faro Studio',
      'Ahora: Descartada',
      'Una persona de Faro Studio tomó esta decisión',
      'Motivo: Tarifa por hora.',
      `tu puntuación para esta vacante era de ${receipt.score} de 100`,
      'cuando la empresa cambió por última vez la etapa',
      'es la misma',
      'Pides US$40/h',
      'Tarifa ×2',
      '- País: Perú',
      '- Inglés: C1, avanzado',
      '- Idiomas: español (nativo)',
      '- Países: Colombia, Brasil',
      '- Horas a la semana: 30',
      '- Habilidades: Excel',
      '- Habilidades: QuickBooks, Excel',
      'otra persona revise la decisión',
    ]) {
      expect(answer, part).toContain(part);
    }
    expect(answer).not.toMatch(/[{}]|undefined|null/);
  });

  it('is found by application, candidate or account id, or by email address, in any language', async () => {
    const { candidate, id } = await createDeclined();
    for (const language of LANGUAGES) {
      const answersAbout = (person: string) => loadAnswers(world.db, engines, { of: person, language });
      const answers = await answersAbout(id);
      expect(answers).toHaveLength(1);
      expect(answers[0]).toContain(WHY_WORDS[language].sentences.made);
      expect(await answersAbout(candidate.candidate.id)).toEqual(answers);
      expect(await answersAbout(candidate.userId)).toEqual(answers);
      expect(await answersAbout((candidate.user.email ?? '').toUpperCase())).toEqual(answers);
    }
    expect(await loadAnswers(world.db, engines, { of: 'nobody@x.example', language: 'en' })).toEqual([]);
  });

  it('names no decision and offers no review if the application ended because the company deleted its account', async () => {
    const { company, id } = await createDeclined();
    await company.post(`/api/applications/${id}/undo`);
    await company.delete('/api/account', { password: BUILT_PASSWORD });
    const [answer = ''] = await loadAnswers(world.db, engines, { of: id, language: 'en' });
    expect(answer).toContain('The company deleted its account');
    expect(answer).not.toMatch(/made this decision|review/);
  });

  it('reports a different score, a missing engine and a missing score', async () => {
    const { candidate, id } = await createDeclined();
    const answer = async (from = engines) => (await loadAnswers(world.db, from, { of: id, language: 'en' })).join('');
    await world.db.update(scoreReceipts).set({ score: 99 }).where(eq(scoreReceipts.applicationId, id));
    expect(await answer()).toContain('it is not the same');
    await world.db.update(scoreReceipts).set({ engine: 'gone' }).where(eq(scoreReceipts.applicationId, id));
    const nowhere = new Engines({ engines: mkdtempSync(`${tmpdir()}/engines-`), dataDir: './none' });
    expect(await answer(nowhere)).toContain('are not stored here');
    await candidate.patch('/api/account', { scoreOptOut: true });
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const other = (await candidate.post('/api/applications', { jobId: job.id })).body.id;
    const [unscored] = await loadAnswers(world.db, engines, { of: other, language: 'en' });
    expect(unscored).toContain('considered without a score');
  });
});
