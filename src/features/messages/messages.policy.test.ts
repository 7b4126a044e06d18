import { describe, expect, it } from 'vitest';
import { decideWriting, needsApplicationCheck, type WritingFacts } from './messages.policy.ts';

const companyToCandidate: WritingFacts = {
  isSamePerson: false,
  writer: { accountType: 'company', hasCompany: true },
  other: { accountType: 'candidate', isDeleted: false, isVetted: true },
  isBlocked: false,
  hasBlocked: false,
  hasAppliedToCompany: false,
  otherWroteFirst: false,
};
const candidateToCompany: WritingFacts = {
  ...companyToCandidate,
  writer: { accountType: 'candidate', hasCompany: false },
  other: { accountType: 'company', isDeleted: false, isVetted: false },
};
const notVetted = { accountType: 'candidate', isDeleted: false, isVetted: false } as const;

const canWrite = (facts: WritingFacts): boolean => decideWriting(facts).canWrite;

describe('permission to write a message', () => {
  it('allows a company to write to a vetted candidate', () => {
    expect(decideWriting(companyToCandidate)).toEqual({ canWrite: true, refusal: null });
  });

  it('allows a company to write to an unvetted candidate after an application', () => {
    expect(canWrite({ ...companyToCandidate, other: notVetted })).toBe(false);
    expect(canWrite({ ...companyToCandidate, other: notVetted, hasAppliedToCompany: true })).toBe(true);
  });

  it('allows a candidate to write to companies they applied to and to those that wrote first', () => {
    expect(canWrite(candidateToCompany)).toBe(false);
    expect(canWrite({ ...candidateToCompany, hasAppliedToCompany: true })).toBe(true);
    expect(canWrite({ ...candidateToCompany, otherWroteFirst: true })).toBe(true);
  });

  it('refuses messages to someone who blocked the writer, without revealing the block', () => {
    const decision = decideWriting({
      ...candidateToCompany,
      hasAppliedToCompany: true,
      otherWroteFirst: true,
      isBlocked: true,
    });
    expect(decision).toEqual({ canWrite: false, refusal: 'not-writable' });
    expect(decision.refusal).not.toMatch(/block/i);
  });

  it('refuses messages to someone the writer blocked, and states the block as the reason', () => {
    const facts = { ...candidateToCompany, hasAppliedToCompany: true, hasBlocked: true };
    const decision = { canWrite: false, refusal: 'receiver-blocked' };
    expect(decideWriting(facts)).toEqual(decision);
    expect(decideWriting({ ...facts, isBlocked: true })).toEqual(decision);
    expect(needsApplicationCheck({ ...candidateToCompany, hasBlocked: true })).toBe(false);
  });

  it('allows only messages between companies and candidates', () => {
    const facts = { hasAppliedToCompany: true, otherWroteFirst: true };
    const company = { accountType: 'company', isDeleted: false, isVetted: false } as const;
    expect(canWrite({ ...companyToCandidate, ...facts, other: company })).toBe(false);
    expect(canWrite({ ...candidateToCompany, ...facts, other: { ...notVetted, isVetted: true } })).toBe(false);
    expect(canWrite({ ...companyToCandidate, ...facts, other: { ...notVetted, accountType: null } })).toBe(false);
  });

  it('refuses writers without an account type or company profile, messages to oneself, and deleted recipients', () => {
    expect(canWrite({ ...companyToCandidate, writer: { accountType: null, hasCompany: false } })).toBe(false);
    expect(canWrite({ ...companyToCandidate, writer: { accountType: 'company', hasCompany: false } })).toBe(false);
    expect(canWrite({ ...companyToCandidate, isSamePerson: true })).toBe(false);
    expect(canWrite({ ...companyToCandidate, other: { ...companyToCandidate.other, isDeleted: true } })).toBe(false);
  });

  it('checks applications only if they affect the decision', () => {
    expect(needsApplicationCheck(companyToCandidate)).toBe(false);
    expect(needsApplicationCheck({ ...companyToCandidate, other: notVetted })).toBe(true);
    expect(needsApplicationCheck({ ...companyToCandidate, other: notVetted, isBlocked: true })).toBe(false);
    expect(needsApplicationCheck(candidateToCompany)).toBe(true);
    expect(needsApplicationCheck({ ...candidateToCompany, otherWroteFirst: true })).toBe(false);
  });
});
