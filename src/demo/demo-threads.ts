/**
 * Places the messages of the demo market in time, each during the working hours of both people. A company's message about an application counts as
 * its answer.
 */
import { newId } from '#server/ids.ts';
import { DAY_MS, MINUTE_MS } from '#shared/time.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { placeSteps } from './demo-clock.ts';
import { STARTED_BY_CANDIDATE, THREADS, type Topic } from './demo-thread-texts.ts';
import {
  type ApplicationPart,
  addNotification,
  type CandidatePart,
  type CompanyPart,
  createShareDraw,
  toIsoInstant,
  type World,
} from './demo-world.ts';

export interface Thread {
  company: CompanyPart;
  candidate: CandidatePart;
  topic: Topic;
  /** The minimum age of the last message in ms. Working hours may increase it. */
  age: number;
  isRead: boolean;
}

/**
 * Adds a thread whose last message may be unread. Does nothing if the two people already have a conversation, or if all texts for the topic have been
 * used.
 */
export const writeThread = (world: World, { company, candidate, topic, age, isRead }: Thread): void => {
  const { rows, random, now } = world;
  const [companyUserId, candidateUserId] = [company.user.id, candidate.user.id];
  const [lowUserId = '', highUserId = ''] = [companyUserId, candidateUserId].toSorted();
  if (
    rows.conversations.some(
      (conversation) => conversation.lowUserId === lowUserId && conversation.highUserId === highUserId,
    )
  )
    return;
  const lines = world.takeNext(THREADS[topic]);
  if (lines === null) return;
  const schedules = [company.schedule, candidate.schedule];
  const steps = lines.map((_, index) => ({ schedules, after: index === 0 ? 0 : (4 + random.below(130)) * MINUTE_MS }));
  const times = placeSteps(now - age, steps, createShareDraw(random)).map(toIsoInstant);
  const offset = STARTED_BY_CANDIDATE.has(topic) ? 1 : 0;
  const messages = lines.map((text, index) => {
    const isByCompany = (index + offset) % 2 === 0;
    const receiver = isByCompany ? candidate : company;
    const createdAt = times[index] ?? toIsoInstant(now);
    const isLast = index === lines.length - 1;
    return {
      id: newId(),
      senderId: isByCompany ? companyUserId : candidateUserId,
      receiverId: receiver.user.id,
      content: text.replace('{name}', receiver.user.firstName),
      createdAt,
      readAt:
        isLast && !isRead
          ? null
          : (times[index + 1] ?? toIsoInstant(Math.min(now, Date.parse(createdAt) + 9 * MINUTE_MS))),
    };
  });
  const [start, last] = [messages[0], messages.at(-1)];
  if (start === undefined || last === undefined) return;
  rows.messages.push(...messages);
  rows.conversations.push({
    lowUserId,
    highUserId,
    lastMessageId: last.id,
    lastMessageAt: last.createdAt,
    startedBy: start.senderId,
    createdAt: start.createdAt,
  });
  const name = last.senderId === companyUserId ? company.company.companyName : candidate.name;
  addNotification(world, last.receiverId, 'message_received', {
    data: { userId: last.senderId, name },
    at: last.createdAt,
  });
};

/** The topic of messages about an application with this status. Null if there are no messages. */
const TOPICS: Readonly<Record<ApplicationStatus, Topic | null>> = {
  pending: null,
  applied: 'question',
  interviewing: 'interview',
  offered: 'offer',
  hired: 'start',
  declined: 'decline',
  withdrawn: null,
};

/** The share of applicants who receive messages from the company, for statuses in which it is below the default. */
const MESSAGE_SHARES: Partial<Record<ApplicationStatus, number>> = { applied: 0.3, declined: 0.12 };

const shouldWriteThread = (
  { random }: World,
  { row, job, candidate }: ApplicationPart,
  demoCandidate: CandidatePart,
): boolean => {
  if (candidate === demoCandidate) return row.status !== 'declined';
  const share = MESSAGE_SHARES[row.status] ?? 0.6;
  return random.chance(job.job.company === 0 ? Math.min(1, share * 1.5) : share);
};

/** Adds threads about applications, and a few with people who have not applied. */
export const writeThreads = (world: World): void => {
  const { applications, candidates, companies, random, now } = world;
  const [demoCandidate] = candidates;
  if (demoCandidate === undefined) return;
  for (const [index, application] of applications.entries()) {
    const { row, job, candidate } = application;
    const topic = TOPICS[row.status];
    if (topic === null || !shouldWriteThread(world, application, demoCandidate)) continue;
    const since = now - Date.parse(row.statusChangedAt);
    const hasMet = topic === 'interview' && since > 3 * DAY_MS && index % 2 === 0;
    writeThread(world, {
      company: job.company,
      candidate,
      topic: hasMet ? 'exercise' : topic,
      age: since * (0.1 + random.below(70) / 100),
      isRead: candidate === demoCandidate ? topic === 'question' : random.chance(job.job.company === 0 ? 0.5 : 0.75),
    });
  }
  const vetted = candidates.slice(1).filter(({ row }) => row.approvalStatus === 'approved');
  for (const [index, company] of companies.entries()) {
    for (const candidate of random.sample(vetted, index === 0 ? 3 : 1)) {
      const age = (0.2 + random.below(50) / 10) * DAY_MS;
      writeThread(world, { company, candidate, topic: 'invitation', age, isRead: random.chance(0.6) });
    }
  }
};

/** Records the company's first message to the candidate after each application, because it counts as an answer. */
export const recordAnswers = ({ rows, applications }: World): void => {
  const byPair = Map.groupBy(rows.messages, ({ senderId, receiverId }) => `${senderId} ${receiverId}`);
  for (const { row, job, candidate } of applications) {
    if (row.status === 'withdrawn') continue;
    const messages = byPair.get(`${job.company.user.id} ${candidate.user.id}`) ?? [];
    row.answeredMessageAt = messages.find(({ createdAt }) => (createdAt ?? '') > row.createdAt)?.createdAt ?? null;
  }
};
