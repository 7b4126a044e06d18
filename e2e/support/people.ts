/**
 * Users of the journeys: signing in, and creating users through the API instead of the screens that other journeys test. Every created user has a
 * unique address.
 */
import { createAddress, expect, expectToast, type Page, readMail } from './journey.ts';

/** The credentials of the demo accounts. */
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

/** Creates a person whose address is unique, even if a journey runs on several screen sizes. */
export const createPerson = (firstName: string, lastName: string): Person => ({
  firstName,
  lastName,
  email: createAddress(firstName.toLowerCase()),
});

/** Returns the temporary password in an email. It is on the line after the one that ends in `password:`. */
export const requirePassword = (text: string): string => {
  const lines = text.split('\n');
  const password = lines[lines.findIndex((line) => line.endsWith('password:')) + 1]?.trim();
  if (!password) throw new Error(`There is no password in: ${text}`);
  return password;
};

/** Returns the link in an email. It is on a separate line. */
export const requireLink = (text: string): string => {
  const link = text.split('\n').find((line) => /^https?:\/\/\S+$/.test(line.trim()));
  if (!link) throw new Error(`There is no link in: ${text}`);
  return link.trim();
};

/** Signs in on the sign-in page. */
export const signIn = async (page: Page, { email, password }: { email: string; password: string }): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  const ownPassword = page.getByLabel('Password', { exact: true });
  await ownPassword.fill(password);
  // Submits by keyboard, because the form moves down when a hint appears above it.
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await ownPassword.press('Enter');
  await expectToast(page, 'Welcome back!', "You've successfully logged in.");
};

/** Calls the API as the browser's user. */
export const callApi = async (
  page: Page,
  method: 'post' | 'put' | 'patch',
  path: string,
  data: object,
): Promise<Record<string, unknown>> => {
  const response = await page.request[method](path, { data });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
};

/** Signs in through the API. */
export const signInByApi = async (page: Page, who: { email: string; password: string }): Promise<void> => {
  await callApi(page, 'post', '/api/auth/login', who);
};

/** Registers and signs in through the API, without choosing an account type. Returns the password. */
export const registerByApi = async (page: Page, person: Person): Promise<string> => {
  await callApi(page, 'post', '/api/auth/register', person);
  const password = requirePassword(await readMail(page, person.email, 'login credentials'));
  await signInByApi(page, { email: person.email, password });
  return password;
};

/** Creates a company with one open job. The browser stays signed in as its owner. */
export const createCompanyWithJob = async (
  page: Page,
  person: Person,
  companyName: string,
  job: { title: string; description: string; requiredSkills: string[]; hourlyBudget: number },
): Promise<{ jobId: string; password: string }> => {
  const password = await registerByApi(page, person);
  await callApi(page, 'patch', '/api/auth/account-type', { accountType: 'company' });
  const company = await callApi(page, 'post', '/api/companies', { companyName, industry: 'technology' });
  const posted = await callApi(page, 'post', '/api/jobs', { ...job, companyId: company.id });
  return { jobId: String(posted.id), password };
};

/** Creates a candidate with a pending profile. The browser stays signed in as them. */
export const createCandidateWithProfile = async (
  page: Page,
  person: Person,
  profile: { jobTitle: string; skills: string[]; hourlyRate: number },
): Promise<{ candidateId: string; password: string }> => {
  const password = await registerByApi(page, person);
  await callApi(page, 'patch', '/api/auth/account-type', { accountType: 'candidate' });
  const candidate = await callApi(page, 'post', '/api/candidates', { ...profile, timezone: 'America/Bogota' });
  return { candidateId: String(candidate.id), password };
};

/** Applies as the browser's candidate, through the API. */
export const applyByApi = async (
  page: Page,
  application: { jobId: string; candidateId: string },
): Promise<{ id: string }> => {
  const letter = { coverLetter: 'I would like to work with you.' };
  const { id } = await callApi(page, 'post', '/api/applications', { ...application, ...letter });
  return { id: String(id) };
};

const fetchOwnId = async (page: Page): Promise<string> => (await (await page.request.get('/api/auth/user')).json()).id;

/** Creates a company and its applicant, each in their own browser. Returns the ids of their accounts. */
export const createMessagingPair = async (
  company: Page,
  candidate: Page,
): Promise<{ companyUserId: string; candidateUserId: string }> => {
  const { jobId } = await createCompanyWithJob(company, createPerson('Ines', 'Rook'), 'Rook & Daughters', {
    title: 'Translator',
    description: 'Translate contracts from Spanish into English.',
    requiredSkills: ['Spanish', 'English'],
    hourlyBudget: 25,
  });
  const { candidateId } = await createCandidateWithProfile(candidate, createPerson('Bruno', 'Salas'), {
    jobTitle: 'Translator',
    skills: ['Spanish', 'English'],
    hourlyRate: 20,
  });
  await applyByApi(candidate, { jobId, candidateId });
  return { companyUserId: await fetchOwnId(company), candidateUserId: await fetchOwnId(candidate) };
};
