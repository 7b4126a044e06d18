import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest, withExitCode } from './test-runs.mjs';

describe('counts of a test run', () => {
  it('include a failure for a file that could not be loaded', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const fine = { status: 'passed', assertionResults: [{ status: 'passed' }] };
    const report = { numPassedTests: 1, numFailedTests: 0, testResults: [broken, fine] };
    expect(readVitest(report)).toEqual({ passed: 1, failed: 1 });
  });

  it('count a failed test once, and do not count its file', () => {
    const file = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(readVitest({ numPassedTests: 0, numFailedTests: 1, testResults: [file] })).toEqual({ passed: 0, failed: 1 });
  });

  it('count a flaky journey as a failure', () => {
    expect(readPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } })).toEqual({
      passed: 3,
      failed: 2,
    });
  });

  it('never report success for a failed run', () => {
    expect(withExitCode({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
    expect(withExitCode({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
    expect(withExitCode({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
  });
});
