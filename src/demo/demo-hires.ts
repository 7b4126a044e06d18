/** Offers in the demo market with their terms, the documents for accepted offers, and the hires. */

import {
  checkInSchedule,
  defaultOfferDay,
  guaranteeEndDay,
  toOfferExpiry,
  toUtcDay,
} from '#features/hiring/hiring.domain.ts';
import { printOfferDocument } from '#features/hiring/server/offer-document.ts';
import { typicalWeeklyHours } from '#features/pipeline/applications.domain.ts';
import { newId } from '#server/ids.ts';
import { DAY_MS, deadlineDay, HOUR_MS } from '#shared/time.ts';
import type { CheckInAnswer, HireStatus } from '#shared/vocabulary.ts';
import type { NewRow } from './demo-rows.db.ts';
import { type ApplicationPart, addNotification, findMoveTo, toIsoInstant, type World } from './demo-world.ts';

const OFFER_NOTES: readonly string[] = [
  'Paid time off: 15 days a year plus your country’s public holidays. We send you a laptop in your first week.',
  'You work fewer hours in the first month, so you can hand over your current work. We pay on the 1st and the 15th.',
  'As discussed on the call, we will review after three months and raise your rate if we are both happy.',
];
/** The minimum number of days between agreement and start date. */
const NOTICE_DAYS = 8;

/** The answers to the check-ins so far, in order, from the company and the candidate. Null if one of them did not answer. */
type CheckInAnswers = readonly (readonly [company: CheckInAnswer | null, candidate: CheckInAnswer | null])[];
interface HireOutcome {
  answers: CheckInAnswers;
  status?: HireStatus;
  reason?: string;
}

/** The outcomes of most hires, by index in the demo market. */
const OUTCOMES: readonly HireOutcome[] = [
  { answers: [] },
  {
    answers: [
      ['good', 'good'],
      ['good', 'concerns'],
    ],
  },
  { answers: [['good', 'problem']] },
  {
    answers: [
      ['good', 'good'],
      ['concerns', null],
    ],
  },
  { answers: [] },
  {
    answers: [
      ['good', 'good'],
      ['good', 'good'],
      ['good', 'good'],
    ],
  },
];

/** The outcome of the oldest hire outside the demo company. The hire failed, and the company claimed the guarantee. */
const CLAIMED: HireOutcome = {
  answers: [
    ['good', 'good'],
    ['concerns', 'good'],
    ['problem', 'concerns'],
  ],
  status: 'claimed',
  reason: 'The night hours turned out to be too hard on the family, and we could not change them.',
};

const EMPTY: HireOutcome = { answers: [] };

/** Returns the terms offered for an application. The rate is at most the job's budget, and at most $2 above the candidate's rate. */
const offerTerms = ({ job, candidate }: ApplicationPart, startDate: string) => {
  const rate = Math.min(job.row.hourlyBudget ?? 30, (candidate.row.hourlyRate ?? 24) + 2);
  const employmentType = job.job.type ?? 'full-time';
  const hoursPerWeek = job.row.hoursPerWeek ?? typicalWeeklyHours(employmentType);
  return { hourlyRate: rate, hoursPerWeek, employmentType, startDate, endDate: null };
};

const sideIds = ({ row }: ApplicationPart) => ({
  applicationId: row.id,
  companyId: row.companyId,
  candidateId: row.candidateId,
});

const nextMonday = (moment: number): string => {
  const weekday = new Date(moment).getUTCDay();
  return toUtcDay(toIsoInstant(moment + ((8 - weekday) % 7 || 7) * DAY_MS));
};

/** Adds an open offer. Every second open offer replaces an earlier one with a lower rate. */
const addOpenOffer = (world: World, application: ApplicationPart, index: number): void => {
  const sentAt = findMoveTo(application, 'offered')?.at ?? toIsoInstant(world.now);
  const terms = offerTerms(application, nextMonday(world.now + 14 * DAY_MS));
  const common = { ...sideIds(application), expiresAt: toOfferExpiry(deadlineDay(world.now, 9 + index)) };
  const note = OFFER_NOTES[index % OFFER_NOTES.length] ?? null;
  const seenAt = toIsoInstant(Math.min(world.now, Date.parse(sentAt) + 2 * HOUR_MS));
  if (index % 2 === 1) {
    world.rows.offers.push({
      id: newId(),
      ...common,
      ...terms,
      version: 1,
      status: 'seen',
      note,
      seenAt,
      createdAt: sentAt,
    });
    return;
  }
  const revisedAt = toIsoInstant(Math.min(world.now - HOUR_MS / 2, Date.parse(sentAt) + 3 * HOUR_MS));
  const first = { ...terms, hourlyRate: Math.max(1, terms.hourlyRate - 3) };
  world.rows.offers.push(
    {
      id: newId(),
      ...common,
      ...first,
      version: 1,
      status: 'withdrawn',
      note: null,
      seenAt,
      endedAt: revisedAt,
      createdAt: sentAt,
    },
    { id: newId(), ...common, ...terms, version: 2, status: 'sent', note, createdAt: revisedAt },
  );
  const { job, candidate, row } = application;
  const data = { applicationId: row.id, jobTitle: job.row.title, name: job.company.company.companyName };
  addNotification(world, candidate.user.id, 'offer_revised', { data, at: revisedAt });
};

/** Returns the check-ins of a hire. Those that are due are marked as sent. */
const buildCheckIns = (
  hireId: string,
  startDate: string,
  { answers }: HireOutcome,
  now: number,
): NewRow<'checkIns'>[] =>
  checkInSchedule(startDate).map(({ day, dueOn }, index) => {
    const dueAt = Date.parse(`${dueOn}T14:00:00.000Z`);
    if (dueAt > now) return { hireId, day, dueOn };
    const [company = null, candidate = null] = answers[index] ?? [];
    const answeredAt = (answer: CheckInAnswer | null, hours: number) =>
      answer === null ? null : toIsoInstant(Math.min(now, dueAt + hours * HOUR_MS));
    return {
      hireId,
      day,
      dueOn,
      settledAt: toIsoInstant(dueAt),
      isMailed: true,
      companyAnswer: company,
      companyAnsweredAt: answeredAt(company, 3),
      candidateAnswer: candidate,
      candidateAnsweredAt: answeredAt(candidate, 7),
    };
  });

const hireStatus = ({ status }: HireOutcome, startDate: string, now: number): HireStatus =>
  status ?? (Date.parse(startDate) <= now ? 'started' : 'agreed');

/** Notifies admins of a guarantee claim and of a reported problem. */
const notifyAdmins = (
  world: World,
  application: ApplicationPart,
  hireId: string,
  checkIns: NewRow<'checkIns'>[],
  claimedAt: string | null,
) => {
  const { job, candidate } = application;
  const checkInData = (user: { id: string }, name: string) => ({
    hireId,
    jobTitle: job.row.title,
    userId: user.id,
    name,
  });
  const company = checkInData(job.company.user, job.company.company.companyName);
  for (const checkIn of checkIns) {
    if (checkIn.companyAnswer === 'problem' && checkIn.companyAnsweredAt)
      addNotification(world, world.admin.id, 'check_in_problem', { data: company, at: checkIn.companyAnsweredAt });
    if (checkIn.candidateAnswer === 'problem' && checkIn.candidateAnsweredAt)
      addNotification(world, world.admin.id, 'check_in_problem', {
        data: checkInData(candidate.user, candidate.name),
        at: checkIn.candidateAnsweredAt,
      });
  }
  if (claimedAt !== null) addNotification(world, world.admin.id, 'guarantee_claimed', { data: company, at: claimedAt });
};

/** Adds an accepted offer with its document and the hire. */
const addHire = async (
  world: World,
  application: ApplicationPart,
  outcome: HireOutcome,
  index: number,
): Promise<void> => {
  const { rows, now } = world;
  const { job, candidate } = application;
  const sentAt = findMoveTo(application, 'offered')?.at ?? toIsoInstant(now);
  const acceptedAt = findMoveTo(application, 'hired')?.at ?? toIsoInstant(now);
  const terms = offerTerms(application, nextMonday(Date.parse(acceptedAt) + NOTICE_DAYS * DAY_MS));
  const offerId = newId();
  const expiresAt = toOfferExpiry(defaultOfferDay(Date.parse(sentAt)));
  const note = OFFER_NOTES[index % OFFER_NOTES.length] ?? null;
  const document = await printOfferDocument({
    offerId,
    version: 1,
    companyName: job.company.company.companyName,
    candidateName: candidate.name,
    jobTitle: job.row.title,
    ...terms,
    note,
    sentAt,
    expiresAt,
    acceptedAt,
  });
  if ('unprintable' in document) throw new Error('The demo market has a name that cannot be rendered');
  const { content, sha256 } = document;
  rows.offers.push({
    id: offerId,
    ...sideIds(application),
    ...terms,
    version: 1,
    status: 'accepted',
    note,
    expiresAt,
    seenAt: toIsoInstant(Date.parse(sentAt) + HOUR_MS),
    endedAt: acceptedAt,
    sha256,
    createdAt: sentAt,
  });
  rows.offerDocuments.push({ offerId, content: Buffer.from(content) });
  const hireId = newId();
  const status = hireStatus(outcome, terms.startDate, now);
  const claimedAt = status === 'claimed' ? toIsoInstant(now - 1.3 * DAY_MS) : null;
  const changedAt =
    status === 'agreed' ? acceptedAt : toIsoInstant(Math.min(now, Date.parse(`${terms.startDate}T13:00:00.000Z`)));
  rows.hires.push({
    id: hireId,
    ...sideIds(application),
    offerId,
    ...terms,
    guaranteeEndsOn: guaranteeEndDay(terms.startDate),
    status,
    statusChangedAt: claimedAt ?? changedAt,
    reason: outcome.reason ?? null,
    steps: status === 'agreed' ? ['contract'] : ['contract', 'payroll', 'access', 'first-day'],
    createdAt: acceptedAt,
    updatedAt: claimedAt ?? changedAt,
  });
  const checkIns = buildCheckIns(hireId, terms.startDate, outcome, now);
  rows.checkIns.push(...checkIns);
  notifyAdmins(world, application, hireId, checkIns, claimedAt);
};

/** Marks hired people who are in contact with other companies as open to work. */
const markOpenToWork = (world: World, hired: readonly ApplicationPart[]): void => {
  const working = new Set(hired.map(({ candidate }) => candidate));
  for (const { row, candidate } of world.applications) {
    const isInContact = row.status === 'interviewing' || row.status === 'offered';
    if (isInContact && working.has(candidate)) candidate.row.openToWork = true;
  }
};

/**
 * Adds an offer for each offered application and a hire for each hired one. Resolves once their
 * documents are rendered.
 */
export const addHires = async (world: World): Promise<void> => {
  const applicationsIn = (status: 'offered' | 'hired') => world.applications.filter(({ row }) => row.status === status);
  for (const [index, application] of applicationsIn('offered').entries()) addOpenOffer(world, application, index);
  const hired = applicationsIn('hired');
  markOpenToWork(world, hired);
  const byAge = hired.toSorted((a, b) => (a.row.statusChangedAt < b.row.statusChangedAt ? -1 : 1));
  const oldest = byAge.find(({ job }) => job.job.company !== 0);
  await Promise.all(
    hired.map((application, index) => {
      const outcome = application === oldest ? CLAIMED : (OUTCOMES[index % OUTCOMES.length] ?? EMPTY);
      return addHire(world, application, outcome, index);
    }),
  );
};
