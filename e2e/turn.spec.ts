/**
 * Whose turn it is in an application, shown on the open screens of both sides without a reload. One application goes through all states, and another
 * is declined and withdrawn. The company reads English; the candidate's page alternates between Spanish and Portuguese.
 */
import { expect, type Page, test } from './support/journey.ts';
import { applyByApi, createCandidateWithProfile, createCompanyWithJob, createPerson } from './support/people.ts';

const COMPANY = 'Faro Teatro';
const NAME = 'Nadia Ríos';
const JOB = { title: 'Prompter', description: 'Whisper the next line.', requiredSkills: ['Reading'], hourlyBudget: 30 };

const timeAfter = (ms: number): string => new Date(Date.now() + ms).toISOString();
const HOUR_MS = 3_600_000;
/** Times and offers of this journey expire after this delay. It is long enough for a busy machine to show them first. */
const SOON_MS = 10_000;
const slots = (...hours: number[]) => hours.map((hour) => ({ start: timeAfter(hour * HOUR_MS) }));

const call = async (page: Page, method: 'post' | 'patch', path: string, data: object = {}) => {
  const response = await page.request[method](path, { data });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
};

/** The texts that show a state, for the candidate in both languages. */
interface StateTexts {
  company: string | RegExp;
  es: string | RegExp;
  pt: string | RegExp;
  /** Set to false if the candidate's dashboard does not show this state. */
  onDashboard?: false;
}

const companyTurnTexts = (company: string, es: string, pt: string): StateTexts => ({
  company,
  es: `Le toca a ${COMPANY} ${es}`,
  pt: `Vez de ${COMPANY}: ${pt}`,
});
const REVIEW = companyTurnTexts('Review the application', 'revisar la postulación', 'avaliar a candidatura');
const PROPOSE = companyTurnTexts('Propose times', 'proponer horarios', 'propor horários');
const CHOOSE = { company: `${NAME}’s turn: choosing a time`, es: 'Elige un horario', pt: 'Escolha um horário' };
const BOOKED = { company: /^Interview \w+ \d/, es: /^Entrevista: \d/, pt: /^Entrevista: \d/ };
const DECIDE = companyTurnTexts('Decide on the next step', 'decidir el siguiente paso', 'decidir o próximo passo');
const ANSWER = { company: `${NAME}’s turn: answering the offer`, es: 'Responde a la oferta', pt: 'Responda à oferta' };
const SEND = companyTurnTexts(
  'Send a new offer, hire or decline',
  'enviar otra oferta o decidir',
  'enviar outra oferta ou decidir',
);

/** The counts of the lists on the company's dashboard, and the count on the candidate's dashboard. */
interface Counts {
  company: Partial<Record<'Waiting for you' | 'Unanswered offers', number>>;
  candidate: number;
}
const LISTS = ['Waiting for you', 'Unanswered offers'] as const;

/** Opens four tabs: the application and the dashboard of both sides. */
const openTabs = async (page: Page, candidate: Page, id: string) => {
  const dashboards = { company: await page.context().newPage(), candidate: await candidate.context().newPage() };
  let language: 'es' | 'pt' = 'es';
  await call(candidate, 'patch', '/api/account', { language });
  await page.goto(`/applications/${id}`);
  await candidate.goto(`/my-applications/${id}`);
  await dashboards.company.goto('/company-dashboard');
  await dashboards.candidate.goto('/candidate-dashboard');

  const expectOn = async (tab: Page, text: string | RegExp, other = text) => {
    // Scoped, because a button of the company may have the same name.
    const area = tab === page ? page.getByRole('region', { name: 'Actions' }) : tab.getByRole('main');
    const line = area.getByText(text).or(area.getByText(other));
    await expect(line.filter({ visible: true }).first()).toBeVisible();
  };

  const expectCounts = async (counts: Counts) => {
    for (const name of LISTS) {
      const list = dashboards.company.getByRole('region', { name, exact: true });
      const count = counts.company[name];
      if (count === undefined) await expect(list).toHaveCount(0);
      else await expect(list.getByRole('heading').locator('+ *')).toHaveText(String(count));
    }
    const todo = dashboards.candidate.getByRole('region', { name: /^(?:Pendientes|Pendências)$/ });
    const turns = todo.getByRole('listitem').filter({ hasText: /^(?:Elige|Escolha|Responde|Responda)/ });
    await expect(turns).toHaveCount(counts.candidate);
  };

  /** Checks all four tabs, then the candidate's page in the other language. */
  const expectState = async (texts: StateTexts, counts: Counts) => {
    await expectOn(page, texts.company);
    await expectOn(candidate, texts[language]);
    await expectOn(dashboards.company, texts.company);
    // The language follows the account after the next fetch.
    if (texts.onDashboard !== false) await expectOn(dashboards.candidate, texts.es, texts.pt);
    await expectCounts(counts);
    language = language === 'es' ? 'pt' : 'es';
    await call(candidate, 'patch', '/api/account', { language });
    await candidate.reload();
    await expectOn(candidate, texts[language]);
  };
  return { expectState, expectOnCompanysPage: (text: string | RegExp) => expectOn(page, text) };
};

const COMPANYS_TURN: Counts = { company: { 'Waiting for you': 1 }, candidate: 0 };
const CANDIDATES_TURN: Counts = { company: {}, candidate: 1 };
const OFFERED: Counts = { company: { 'Unanswered offers': 1 }, candidate: 1 };
const NO_ONES_TURN: Counts = { company: {}, candidate: 0 };

test('both sides see the same turn in every state', async ({ page, newPerson }) => {
  // About twenty states, each on five pages.
  test.slow();
  const { jobId } = await createCompanyWithJob(page, createPerson('Otto', 'Faro'), COMPANY, JOB);
  const candidate = await newPerson();
  const profile = { jobTitle: 'Prompter', skills: ['Reading'], hourlyRate: 20 };
  const { candidateId } = await createCandidateWithProfile(candidate, createPerson('Nadia', 'Ríos'), profile);

  const { id } = await applyByApi(candidate, { jobId, candidateId });
  const { expectState, expectOnCompanysPage } = await openTabs(page, candidate, id);
  const application = `/api/applications/${id}`;
  const proposeTimes = (starts: { start: string }[]) =>
    call(page, 'post', `${application}/interviews`, { durationMinutes: 30, slots: starts });
  const terms = { hourlyRate: 25, hoursPerWeek: 20, employmentType: 'part-time', startDate: '2030-01-07' };
  const sendOffer = (expiresAt: string) => call(page, 'post', `${application}/offers`, { ...terms, expiresAt });

  await test.step('the company reviews the application before any interview', async () => {
    await expectState(REVIEW, COMPANYS_TURN);
    await call(page, 'patch', application, { status: 'applied' });
    await expectState(REVIEW, COMPANYS_TURN);
  });

  await test.step('times are proposed, other times are requested, and one is booked and canceled', async () => {
    const interview = await proposeTimes(slots(48, 50));
    await expectState(CHOOSE, CANDIDATES_TURN);
    const others = slots(72, 74);
    await call(candidate, 'post', `/api/interviews/${interview.id}/move`, { slots: others });
    await expectState(companyTurnTexts('Choose a time', 'elegir un horario', 'escolher um horário'), COMPANYS_TURN);
    await call(page, 'post', `/api/interviews/${interview.id}/book`, others[0]);
    await expectState(BOOKED, NO_ONES_TURN);
    await call(candidate, 'post', `/api/interviews/${interview.id}/cancel`);
    await expectState(PROPOSE, COMPANYS_TURN);
  });

  await test.step('a proposed time expires; another one is booked, and its outcome is recorded', async () => {
    await proposeTimes([{ start: timeAfter(SOON_MS) }]);
    await expectOnCompanysPage(CHOOSE.company);
    await expectState(PROPOSE, COMPANYS_TURN);
    const start = timeAfter(SOON_MS);
    const interview = await proposeTimes([{ start }]);
    await call(candidate, 'post', `/api/interviews/${interview.id}/book`, { start });
    await expectState(BOOKED, NO_ONES_TURN);
    await page.waitForTimeout(Math.max(0, Date.parse(start) - Date.now()));
    await call(page, 'patch', `/api/interviews/${interview.id}`, { outcome: 'missed' });
    await expectState(PROPOSE, COMPANYS_TURN);
    await call(page, 'patch', `/api/interviews/${interview.id}`, { outcome: 'held' });
    await expectState(DECIDE, COMPANYS_TURN);
  });

  await test.step('an offer is made without terms, then with terms, is withdrawn, and a new one expires', async () => {
    await call(page, 'patch', application, { status: 'offered' });
    await expectState(ANSWER, OFFERED);
    const newOffer = await sendOffer(timeAfter(30 * 24 * HOUR_MS));
    await expectState(
      { ...ANSWER, es: /^Responde a la oferta a más tardar el \d/, pt: /^Responda à oferta até \d/ },
      OFFERED,
    );
    await call(page, 'post', `/api/offers/${newOffer.id}/withdraw`);
    await expectState(SEND, COMPANYS_TURN);
    await sendOffer(timeAfter(SOON_MS));
    await expectOnCompanysPage(ANSWER.company);
    await expectState(SEND, COMPANYS_TURN);
  });

  await test.step('an offer is accepted', async () => {
    const newOffer = await sendOffer(timeAfter(30 * 24 * HOUR_MS));
    await call(candidate, 'post', `/api/offers/${newOffer.id}/accept`, { version: newOffer.version });
    await expectState({ company: 'Hired', es: 'Contratación', pt: 'Contratação' }, NO_ONES_TURN);
  });

  await test.step('another application is declined, reopened and withdrawn', async () => {
    const company = await (await page.request.get('/api/companies/my-company')).json();
    const job = await call(page, 'post', '/api/jobs', { ...JOB, title: 'Stage Hand', companyId: company.id });
    const other = await applyByApi(candidate, { jobId: job.id, candidateId });
    await page.goto(`/applications/${other.id}`);
    await candidate.goto(`/my-applications/${other.id}`);
    await expectState(REVIEW, COMPANYS_TURN);
    await call(page, 'patch', `/api/applications/${other.id}`, { status: 'declined' });
    await expectState(
      {
        company: 'Declined',
        es: /no seguir con tu postulación/,
        pt: /não seguir com sua candidatura/,
        onDashboard: false,
      },
      NO_ONES_TURN,
    );
    await call(page, 'post', `/api/applications/${other.id}/undo`);
    await expectState(REVIEW, COMPANYS_TURN);
    await call(candidate, 'patch', `/api/applications/${other.id}`, { status: 'withdrawn' });
    await expectState(
      {
        company: 'Withdrawn',
        es: 'Retiraste esta postulación.',
        pt: 'Você retirou esta candidatura.',
        onDashboard: false,
      },
      NO_ONES_TURN,
    );
  });
});
