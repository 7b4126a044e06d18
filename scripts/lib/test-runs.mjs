/** Runs tests and browser journeys as parts of `npm test`, and reads their counts from JSON reports. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runTool } from './child.mjs';
import { fromRoot } from './paths.mjs';

const newReport = (name) => {
  const file = fromRoot('.cache', name);
  mkdirSync(fromRoot('.cache'), { recursive: true });
  rmSync(file, { force: true });
  return file;
};

/** Counts a failed run without a failed test (no tests found, an error between tests) as one failure. */
export const withExitCode = (counts, code) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);

const readCounts = (file, code, countIn) => {
  const counts = existsSync(file) ? countIn(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  return withExitCode(counts, code);
};

/** Reads the counts of Vitest's report. A file that cannot be loaded has no failed test and counts as one. */
export const readVitest = (report) => {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
};

/** Reads the counts of Playwright's report. A journey that only passes on a retry counts as failed. */
export const readPlaywright = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky });

/** Runs unit tests with `env`: all, or those whose paths contain one of `filters`. */
export const runTests = async (tally, name, env, filters = []) => {
  const since = performance.now();
  const file = newReport(`vitest-${env.TEST_DATABASE}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runTool('vitest', ['run', ...reporters, ...filters], { env });
  tally.add(name, readCounts(file, code, readVitest), since);
};

/** Runs the browser journeys with the Chromium of `chromiumEnv`. */
export const runJourneys = async (tally, chromiumEnv) => {
  const since = performance.now();
  const file = newReport('playwright.json');
  const env = { ...chromiumEnv, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code } = await runTool('playwright', ['test', '--reporter=list,json'], { env });
  tally.add('browser journeys', readCounts(file, code, readPlaywright), since);
};
