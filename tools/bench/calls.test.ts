import { describe, expect, it } from 'vitest';
import { isId } from '../../src/server/ids.ts';
import { CALLS, type People, requireCall } from './calls.ts';
import type { OpenLoop } from './load-messages.ts';
import { applicationRows, candidateRows, conversationRows, drawApplicants, isVetted, jobRow } from './market-rows.ts';
import { MIX_CALLS } from './mix-calls.ts';
import { scheduleRequests } from './open-loop.ts';

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const people: People = {
  companies: range(6).map((company) => ({
    userId: `company-user-${company}`,
    companyId: `company-${company}`,
    token: `company-token-${company}`,
    openJobs: range(4).map((job) => `job-${company}-${job}`),
    partners: range(3).map((partner) => `partner-${company}-${partner}`),
  })),
  candidates: range(10).map((index) => ({
    userId: `user-${index}`,
    candidateId: `candidate-${index}`,
    token: `token-${index}`,
  })),
  freshJobs: range(7).map((index) => `fresh-${index}`),
};

describe('requests', () => {
  it('to apply use every pair of candidate and job once before repeating', () => {
    const pairs = range(70).map((k) => {
      const { body, token } = requireCall('apply').product(people, k);
      return `${token} ${(body as { jobId: string }).jobId}`;
    });
    expect(new Set(pairs).size).toBe(70);
  });

  it('for scored lists use each job once before repeating', () => {
    const paths = range(24).map((k) => requireCall('match-job').product(people, k).path);
    expect(new Set(paths).size).toBe(24);
  });

  const signedIn = CALLS.filter(({ name, product }) => name !== 'job' && product(people, 0).token !== undefined);
  it.each(signedIn.map(({ name }) => [name]))('of %s alternate between people', (name) => {
    const tokens = range(3).map((k) => requireCall(name).product(people, k).token);
    expect(new Set(tokens).size).toBe(3);
  });

  it('include 15 distinct calls in the mix', () => {
    expect(new Set(MIX_CALLS.map(({ name }) => name)).size).toBe(15);
  });
});

describe('an open loop', () => {
  const plan: OpenLoop = {
    kind: 'open',
    port: 1,
    calls: ['apply', 'newest'],
    perSecond: 100,
    milliseconds: 20_000,
    seed: 3,
    first: 50,
    sockets: 0,
  };

  it('has about the requested number of requests, in order, and is reproducible', () => {
    const due = scheduleRequests(plan);
    expect(due.length).toBeGreaterThan(1_800);
    expect(due.length).toBeLessThan(2_200);
    expect(due.every(({ dueMs }, index) => index === 0 || dueMs >= (due[index - 1]?.dueMs ?? 0))).toBe(true);
    expect(scheduleRequests(plan)).toEqual(due);
  });

  it('numbers the requests of each kind consecutively', () => {
    const numbers = scheduleRequests(plan).flatMap(({ call, k }) => (call.name === 'apply' ? [k] : []));
    expect(numbers).toEqual(numbers.map((_, index) => 50 + index));
  });
});

describe('rows of a marketplace', () => {
  const plan = { candidates: 1_000, seed: 1, madeAt: Date.UTC(2026, 0, 1) };

  it('are reproducible and depend on the seed', () => {
    expect(candidateRows(plan, 17)).toEqual(candidateRows(plan, 17));
    expect(jobRow(plan, 4)).toEqual(jobRow(plan, 4));
    expect(candidateRows({ ...plan, seed: 2 }, 17).candidate.skills).not.toEqual(
      candidateRows(plan, 17).candidate.skills,
    );
  });

  it("have ids in the product's format, sorted by creation time", () => {
    const ids = range(20).map((index) => candidateRows(plan, index).candidate.id);
    expect(ids.every(isId)).toBe(true);
    expect(ids.toSorted()).toEqual(ids);
  });

  it('include vetted applicants for half of the jobs, each once per job', () => {
    const all = range(40).map((job) => drawApplicants(plan, job));
    for (const applicants of all) {
      expect(new Set(applicants.map(({ candidate }) => candidate)).size).toBe(applicants.length);
    }
    expect(all.flat().every(({ candidate }) => isVetted(candidate))).toBe(true);
    expect(all.filter((_, job) => job % 2 === 1).flat()).toEqual([]);
  });

  it('include the history of each application, with the status before a decline', () => {
    const { applications, history } = applicationRows(plan, 2);
    expect(applications.length).toBeGreaterThan(0);
    for (const { id, status, declinedFrom } of applications) {
      const moves = history.filter(({ applicationId }) => applicationId === id);
      expect(moves.at(-1)?.toStatus).toBe(status);
      expect(declinedFrom !== null).toBe(status === 'declined');
    }
  });

  it('reference the last message in each conversation', () => {
    for (const { conversation, messages } of conversationRows(plan, 0)) {
      expect(conversation.lastMessageId).toBe(messages.at(-1)?.id);
      expect(conversation.lowUserId < conversation.highUserId).toBe(true);
    }
  });
});
