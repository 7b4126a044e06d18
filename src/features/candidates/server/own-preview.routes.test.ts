/** Candidates preview their page with the same call as companies, and get the same response. */
import { expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

/** The preview's values for fields that depend on the viewing company. */
const COMPANY_FIELDS = {
  compatibility: null,
  compatibilityScore: null,
  isShortlisted: false,
  hasShortlistNotes: false,
};

it("a candidate's preview has the same fields and values as the page that companies see, without score and shortlist", async () => {
  const candidate = await world.candidate({ approvalStatus: 'approved' });
  await candidate.patch('/api/candidates/my-profile', {
    phone: '+57 300 123 4567',
    languages: [{ language: 'es', level: 'native' }],
    country: 'CO',
  });
  const company = await world.company();
  await world.build.job({ companyId: company.company.id });
  const path = `/api/candidates/${candidate.candidate.id}`;
  await company.post('/api/shortlists', { candidateId: candidate.candidate.id });
  const preview = await candidate.get(path);
  const companyView = await company.get(path);
  expect([preview.status, companyView.status]).toEqual([200, 200]);
  expect(companyView.body.isShortlisted).toBe(true);
  expect(preview.body).toEqual({ ...companyView.body, ...COMPANY_FIELDS });
  expect(JSON.stringify(preview.body)).not.toMatch(/phone|573001234567/);
});

it("another candidate's page is not found", async () => {
  const candidate = await world.candidate();
  const other = await world.candidate();
  expect((await candidate.get(`/api/candidates/${other.candidate.id}`)).status).toBe(404);
});
