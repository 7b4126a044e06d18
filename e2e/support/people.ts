/**
 * The people of the journeys: how they sign in, and how someone comes to be without the screens that another journey walks
 * through. Every made person has an address of their own.
 */
import { expect, expectToast, mailTo, newAddress, type Page } from './journey.ts';

/** The demo market's sign-ins. */
export const DEMO = {
  company: { email: 'company@demo.example', password: 'demo-company-bridge' },
  candidate: { email: 'candidate@demo.example', password: 'demo-candidate-bridge' },
  admin: { email: 'admin@demo.example', password: 'demo-admin-bridge' },
} as const;

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** Someone whom no other journey knows, also not the same journey on the other screen size. */
export const newPersonNamed = (firstName: string, lastName: string): Person => ({
  firstName,
  lastName,
  email: newAddress(firstName.toLowerCase()),
});

/** The temporary password of a mail: alone on its line, under the one that ends in `password:`. */
export const passwordIn = (text: string): string => {
  const lines = text.split('\n');
  const password = lines[lines.findIndex((line) => line.endsWith('password:')) + 1]?.trim();
  if (!password) throw new Error(`There is no password in: ${text}`);
  return password;
};

/** The link of a mail: alone on its line. */
export const linkIn = (text: string): string => {
  const link = text.split('\n').find((line) => /^https?:\/\/\S+$/.test(line.trim()));
  if (!link) throw new Error(`There is no link in: ${text}`);
  return link.trim();
};

/** Signs in on the sign-in page. */
export const signIn = async (page: Page, { email, password }: { email: string; password: string }): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Welcome back!', "You've successfully logged in.");
};

/** Calls the API as the person whose browser it is. */
const call = async (
  page: Page,
  method: 'post' | 'patch',
  path: string,
  data: object,
): Promise<Record<string, unknown>> => {
  const response = await page.request[method](path, { data });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
};

/** Signs in without the sign-in page. */
export const signInAtOnce = async (page: Page, who: { email: string; password: string }): Promise<void> => {
  await call(page, 'post', '/api/auth/login', who);
};

/** Registers someone and signs them in, both without the screens; they have not chosen an account type. Gives their password. */
export const registerAtOnce = async (page: Page, person: Person): Promise<string> => {
  await call(page, 'post', '/api/auth/register', person);
  const password = passwordIn(await mailTo(page, person.email, 'login credentials'));
  await signInAtOnce(page, { email: person.email, password });
  return password;
};

/** A company that exists already, signed in in this browser, with its one open job. */
export const companyWithJob = async (
  page: Page,
  person: Person,
  companyName: string,
  job: { title: string; description: string; requiredSkills: string[]; hourlyBudget: number },
): Promise<{ jobId: string; password: string }> => {
  const password = await registerAtOnce(page, person);
  await call(page, 'patch', '/api/auth/account-type', { accountType: 'company' });
  const company = await call(page, 'post', '/api/companies', { companyName, industry: 'technology' });
  const posted = await call(page, 'post', '/api/jobs', { ...job, companyId: company.id });
  return { jobId: String(posted.id), password };
};

/** A candidate who exists already, signed in in this browser; the profile waits for its review. */
export const candidateWithProfile = async (
  page: Page,
  person: Person,
  profile: { jobTitle: string; skills: string[]; hourlyRate: number },
): Promise<{ candidateId: string; password: string }> => {
  const password = await registerAtOnce(page, person);
  await call(page, 'patch', '/api/auth/account-type', { accountType: 'candidate' });
  const candidate = await call(page, 'post', '/api/candidates', { ...profile, timezone: 'America/Bogota' });
  return { candidateId: String(candidate.id), password };
};

/** Files an application as the candidate whose browser it is. */
export const applyAtOnce = async (
  page: Page,
  application: { jobId: string; candidateId: string },
): Promise<{ id: string }> => {
  const words = { coverLetter: 'I would like to work with you.' };
  const { id } = await call(page, 'post', '/api/applications', { ...application, ...words });
  return { id: String(id) };
};

const ownId = async (page: Page): Promise<string> => (await (await page.request.get('/api/auth/user')).json()).id;

/** A company and a candidate who applied to it, each in a browser of their own. */
export const meetInMessages = async (
  company: Page,
  candidate: Page,
): Promise<{ companyId: string; candidateId: string }> => {
  const { jobId } = await companyWithJob(company, newPersonNamed('Ines', 'Rook'), 'Rook & Daughters', {
    title: 'Translator',
    description: 'Translate contracts from Spanish into English.',
    requiredSkills: ['Spanish', 'English'],
    hourlyBudget: 25,
  });
  const { candidateId } = await candidateWithProfile(candidate, newPersonNamed('Bruno', 'Salas'), {
    jobTitle: 'Translator',
    skills: ['Spanish', 'English'],
    hourlyRate: 20,
  });
  await applyAtOnce(candidate, { jobId, candidateId });
  return { companyId: await ownId(company), candidateId: await ownId(candidate) };
};
