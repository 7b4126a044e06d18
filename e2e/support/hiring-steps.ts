/** Common steps of hiring journeys. */
import { expect, type Page, readMail } from './journey.ts';
import { createCandidateWithProfile, createPerson, DEMO, type Person, requireLink, signInByApi } from './people.ts';

const HOUR_MS = 60 * 60_000;
const dateHoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString().slice(0, 10);

/** A start date for which the first check-in is due today. */
const A_WEEK_AGO = dateHoursAgo(7 * 24);

/** The earliest start date that an offer can have. This day has begun in the time zone of every test browser. */
export const TODAY = dateHoursAgo(12);

export const findDialog = (page: Page) => page.getByRole('dialog');

export const interviewsRegion = (page: Page) => page.getByRole('region', { name: 'Interviews', exact: true });

/** Selects every third suggested time, `count` in total, by keyboard. */
export const chooseSuggestedTimes = async (page: Page, count: number): Promise<void> => {
  const suggested = findDialog(page)
    .getByRole('region', { name: 'Times within everyone’s usual working hours' })
    .locator('button[aria-pressed]');
  for (let index = 0; index < count; index += 1) {
    await suggested.nth(index * 3).press('Space');
    await expect(suggested.nth(index * 3)).toHaveAttribute('aria-pressed', 'true');
  }
};

/** Fills the terms of an offer that starts today. */
export const fillTerms = async (page: Page, rate: string): Promise<void> => {
  const form = findDialog(page);
  await form.getByLabel('Hourly rate').fill(rate);
  await form.getByLabel('Hours a week').fill('30');
  await form.getByLabel('Type').selectOption('part-time');
  await form.getByLabel('Start date').fill(TODAY);
};

/** A vetted candidate in their own browser. */
export interface VettedCandidate {
  browser: Page;
  person: Person;
  candidateId: string;
}

/** Creates vetted candidates with the same profile. */
export const createVettedCandidates = async (
  newPerson: () => Promise<Page>,
  names: readonly (readonly [firstName: string, lastName: string])[],
  profile: { jobTitle: string; skills: string[]; hourlyRate: number },
): Promise<VettedCandidate[]> => {
  const admin = await newPerson();
  await signInByApi(admin, DEMO.admin);
  const all: VettedCandidate[] = [];
  for (const [firstName, lastName] of names) {
    const browser = await newPerson();
    const person = createPerson(firstName, lastName);
    const { candidateId } = await createCandidateWithProfile(browser, person, profile);
    const response = await admin.request.patch(`/api/admin/candidate-applications/${candidateId}/review`, {
      data: { approvalStatus: 'approved' },
    });
    expect(response.status()).toBe(200);
    all.push({ browser, person, candidateId });
  }
  return all;
};

/**
 * Returns the link in the check-in email of a hire. An admin moves the start to a week ago, so that the check-in is due, and runs the background work
 * instead of waiting for the next minute.
 */
export const requestCheckInLink = async (
  newPerson: () => Promise<Page>,
  { address, applicationId }: { address: string; applicationId: string },
): Promise<string> => {
  const admin = await newPerson();
  await signInByApi(admin, DEMO.admin);
  const [hire] = await (await admin.request.get(`/api/hires?applicationId=${applicationId}`)).json();
  const reply = await admin.request.patch(`/api/hires/${hire.id}`, { data: { startDate: A_WEEK_AGO } });
  expect(reply.status()).toBe(200);
  let link = '';
  await expect(async () => {
    const response = await admin.request.post('/api/admin/background/runs', { data: { name: 'offers and check-ins' } });
    expect(response.status()).toBe(202);
    link = requireLink(await readMail(admin, address, 'How is it going?'));
  }).toPass({ timeout: 60_000 });
  return link;
};
