import { describe, expect, it } from 'vitest';
import type { JobStatus } from '#shared/vocabulary.ts';
import { acceptsApplications, maySeeJob } from './jobs.policy.ts';

const inState = (status: JobStatus, isListed = true) => ({ status, isListed, takenDownAt: null });
const stranger = { isAdmin: false, isOwnJob: false, hasApplied: false, hasSaved: false };
const candidate = { ...stranger, accountType: 'candidate' } as const;
const company = { ...stranger, accountType: 'company' } as const;

describe('a job is visible', () => {
  it('to candidates while it is open and its company is not suspended', () => {
    expect(maySeeJob(candidate, inState('open'))).toBe(true);
    expect(maySeeJob(candidate, inState('open', false))).toBe(false);
    expect(maySeeJob(candidate, inState('paused'))).toBe(false);
    expect(maySeeJob(candidate, inState('closed'))).toBe(false);
  });

  it('in any status, to candidates who applied to it or saved it', () => {
    expect(maySeeJob({ ...candidate, hasApplied: true }, inState('closed'))).toBe(true);
    expect(maySeeJob({ ...candidate, hasSaved: true }, inState('paused'))).toBe(true);
    expect(maySeeJob({ ...company, hasApplied: true, hasSaved: true }, inState('open'))).toBe(false);
  });

  it('to candidates who applied to it, but not to those who saved it, if an admin took it down', () => {
    const takenDown = { ...inState('closed'), takenDownAt: '2026-11-27T12:00:00.000Z' };
    expect(maySeeJob({ ...candidate, hasApplied: true }, takenDown)).toBe(true);
    expect(maySeeJob({ ...candidate, hasSaved: true }, takenDown)).toBe(false);
    expect(maySeeJob({ ...company, isOwnJob: true }, takenDown)).toBe(true);
  });

  it('to admins and to the company that posted it, and to no other company', () => {
    expect(maySeeJob({ ...candidate, isAdmin: true }, inState('closed'))).toBe(true);
    expect(maySeeJob({ ...company, isOwnJob: true }, inState('closed'))).toBe(true);
    expect(maySeeJob(company, inState('open'))).toBe(false);
  });

  it('to no one without an account type', () => {
    expect(maySeeJob({ ...stranger, accountType: null, hasSaved: true }, inState('open'))).toBe(false);
  });
});

it('a job accepts applications while it is open and its company is not suspended', () => {
  expect(acceptsApplications(inState('open'))).toBe(true);
  expect(acceptsApplications(inState('open', false))).toBe(false);
  expect(acceptsApplications(inState('closed'))).toBe(false);
});
