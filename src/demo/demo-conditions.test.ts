/** Checks that the conditions of demo jobs, which are defined apart from their texts, agree with the rest of the demo market. */
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareJob } from '#engine/matching.domain.ts';
import { LIMITS } from '#shared/limits.ts';
import { DEMO_CONDITIONS } from './demo-conditions.ts';
import { makeMarket } from './demo-market.ts';
import type { World } from './demo-world.ts';

describe('the conditions of demo jobs', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeMarket(Date.parse('2026-06-17T16:00:00.000Z'));
  });

  it('belong to jobs in the demo market, but not to all of them', () => {
    const titles = new Set(world.rows.jobs.map(({ title }) => title));
    expect(Object.keys(DEMO_CONDITIONS).filter((title) => !titles.has(title))).toEqual([]);
    const open = world.rows.jobs.filter(({ status }) => status === 'open');
    const stating = (states: (job: (typeof open)[number]) => boolean) => open.filter(states).length / open.length;
    for (const share of [
      stating(({ hoursPerWeek }) => hoursPerWeek !== null),
      stating(({ countries }) => (countries ?? []).length > 0),
      stating(({ startDate }) => startDate !== null),
      stating(({ benefits }) => benefits !== null),
    ]) {
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.7);
    }
    expect(open.filter(({ openings }) => (openings ?? 1) > 1).length).toBeGreaterThanOrEqual(5);
  });

  it('suit the type of work, with start dates after the demo market is built', () => {
    const { jobs } = world.rows;
    const unsuitable = jobs.filter(({ jobType, hoursPerWeek }) => {
      const [least, most] = jobType === 'full-time' ? [35, 45] : [1, 30];
      return hoursPerWeek && (hoursPerWeek < least || hoursPerWeek > most);
    });
    expect(unsuitable).toEqual([]);
    expect(jobs.filter(({ startDate }) => startDate && startDate <= '2026-06-17')).toEqual([]);
    const closed = jobs.filter(({ status }) => status === 'closed');
    expect(closed.filter(({ hoursPerWeek, startDate }) => hoursPerWeek || startDate)).toEqual([]);
  });

  it('include answers about years that fit the experience in the profile', () => {
    const experience = new Map(world.applications.map(({ row, candidate }) => [row.id, candidate.row.experience]));
    const years = world.rows.applicationAnswers.filter(({ label }) => /\byears\b/.test(label));
    expect(new Set(years.map(({ value }) => value)).size).toBeGreaterThan(2);
    const ofNewcomers = years.filter(({ applicationId }) => experience.get(applicationId) === '0-1');
    expect(ofNewcomers.map(({ value }) => value)).toEqual(ofNewcomers.map(() => 1));
    expect(ofNewcomers.length).toBeGreaterThan(0);
  });

  it('include questions, at most one of them a must-have per job, which applicants answer', () => {
    const { jobQuestions, applicationAnswers, applications } = world.rows;
    const byJob = Map.groupBy(jobQuestions, ({ jobId }) => jobId);
    expect(byJob.size).toBeGreaterThanOrEqual(10);
    expect(new Set(jobQuestions.map(({ type }) => type)).size).toBe(7);
    for (const questions of byJob.values()) {
      expect(questions.length).toBeLessThanOrEqual(LIMITS.questions);
      expect(questions.filter(({ mustHave }) => mustHave).length).toBeLessThanOrEqual(1);
    }
    const answered = new Set(
      applicationAnswers.map(({ applicationId, questionId }) => `${applicationId} ${questionId}`),
    );
    const missing = applications.flatMap(({ id, jobId }) =>
      (byJob.get(jobId) ?? []).filter((question) => question.required && !answered.has(`${id} ${question.id}`)),
    );
    expect(missing).toEqual([]);
  });

  it('lead to some applications that meet the must-have and some that do not', () => {
    const counted = Map.groupBy(world.rows.applications, ({ meetsMustHave }) => meetsMustHave);
    expect(counted.get(true)?.length).toBeGreaterThan(15);
    expect(counted.get(false)?.length).toBeGreaterThan(3);
    const chosen = world.rows.applications.filter(({ status }) => status === 'hired' || status === 'offered');
    expect(chosen.filter(({ meetsMustHave }) => meetsMustHave === false)).toEqual([]);
  });

  it('agree with the weekly hours of the hires', () => {
    const changed = world.rows.hires.filter(({ hoursPerWeek, applicationId }) => {
      const application = world.applications.find(({ row }) => row.id === applicationId);
      const stated = application?.job.row.hoursPerWeek;
      return stated && stated !== hoursPerWeek;
    });
    expect(changed).toEqual([]);
  });

  it('include one night job, whose shift is read from its text', () => {
    const withShift = world.rows.jobs.filter((job) => prepareJob(job).shift !== null).map(({ title }) => title);
    expect(withShift).toEqual(['Night Dispatch Coordinator']);
  });
});
