/**
 * `npm run lighthouse -- [--only /path]…`: runs Lighthouse for phones on every public page of the built product: those of the build, and the job
 * list, a job and a company of the demo market (`--only /jobs`, `/jobs/:id`, `/companies/:id`). Prints a table. Fails if a page is below the minimum
 * scores.
 * Performance is measured on a simulated slow phone and depends on the load of the machine: a page that falls short is measured twice more, and the
 * median counts.
 * Some pages are excluded from search engines on purpose (setting a password, moving a booking). For them the audit `is-crawlable` is skipped, and
 * their SEO score is that of the other audits. Browser journeys check that no page in the sitemap is excluded.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import '../lib/end-with-launcher.mjs';
import { buildIfStale } from '../lib/build.mjs';
import { registerCleanup } from '../lib/child.mjs';
import { chromiumLaunchOptions, findChromium } from '../lib/chromium.mjs';
import { freePort } from '../lib/free-port.mjs';
import { startTemporaryServer } from '../lib/own-server.mjs';
import {
  categoryScores,
  failedAudits,
  formatRow,
  HEADER,
  MIN_SCORES,
  medianReport,
  shortfalls,
} from '../lib/page-scores.mjs';
import { fromRoot } from '../lib/paths.mjs';

const printLine = (line) => process.stdout.write(`${line}\n`);
const fetchText = async (address) => (await fetch(address)).text();

/** Lists every public page of the build, in the sitemap or not. */
const allPaths = () => Object.keys(JSON.parse(readFileSync(fromRoot('dist/public/pages.json'), 'utf8')).pages);

/** Pages that the server renders, by their pattern. */
const SERVER_RENDERED_PATTERNS = ['/jobs', '/jobs/:id', '/companies/:id'];

/** Returns the path of a page for each pattern: the first job in the sitemap, and its company. */
const resolvePatterns = async (url) => {
  const [job] = /<loc>([^<]+)<\/loc>/.exec(await fetchText(`${url}/sitemap-jobs-1.xml`))?.slice(1) ?? [];
  if (job === undefined) throw new Error('The demo market has no public job');
  const { pathname } = new URL(job);
  const [, company] = /href="(\/companies\/[^"]+)"/.exec(await fetchText(url + pathname)) ?? [];
  return { '/jobs': '/jobs', '/jobs/:id': pathname, '/companies/:id': company };
};

const isNoIndex = async (address) => /<meta name="robots" content="noindex"/.test(await fetchText(address));

const measureOnce = async (address, port) => {
  const skipAudits = (await isNoIndex(address)) ? ['is-crawlable'] : [];
  const settings = { port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(MIN_SCORES), skipAudits };
  const result = await lighthouse(address, settings);
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no report');
  return result.lhr;
};

const measure = async (address, port) => {
  const first = await measureOnce(address, port);
  if (!shortfalls(categoryScores(first)).includes('performance')) return first;
  return medianReport([first, await measureOnce(address, port), await measureOnce(address, port)]);
};

/** Measures one page and prints its line. Returns true if it reaches the minimum scores. */
const measureAndPrint = async (url, path, port) => {
  const report = await measure(url + path, port);
  const scores = categoryScores(report);
  const short = shortfalls(scores);
  printLine(formatRow(path, scores));
  for (const category of short)
    for (const reason of failedAudits(report, category)) printLine(`  ${category}: ${reason}`);
  return short.length === 0;
};

/** Returns true if a page reaches the minimum scores. A page that cannot be measured counts as failed; the others are still measured. */
const passes = (url, path, port) =>
  measureAndPrint(url, path, port).catch((error) => {
    printLine(`${path}\n  ${error.message}`);
    return false;
  });

const run = async (only) => {
  const server = await startTemporaryServer({ DEMO: '1' });
  const port = await freePort();
  const options = chromiumLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
  const stop = async () => {
    await browser.close();
    await server.stop();
  };
  const cancelCleanup = registerCleanup(stop);
  try {
    const patterns = only.length > 0 ? only : [...allPaths(), ...SERVER_RENDERED_PATTERNS];
    const pathsByPattern = patterns.some((pattern) => SERVER_RENDERED_PATTERNS.includes(pattern))
      ? await resolvePatterns(server.url)
      : {};
    const paths = patterns.map((pattern) => pathsByPattern[pattern] ?? pattern);
    printLine(HEADER);
    let failed = 0;
    for (const path of paths) failed += (await passes(server.url, path, port)) ? 0 : 1;
    printLine(
      failed === 0
        ? `All ${paths.length} pages reach the required scores`
        : `${failed} of ${paths.length} pages are below the required scores`,
    );
    return failed === 0 ? 0 : 1;
  } finally {
    cancelCleanup();
    await stop();
  }
};

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } });
const chromiumFound = await findChromium();
printLine(chromiumFound.line);
if (!chromiumFound.env) process.exit(1);
Object.assign(process.env, chromiumFound.env);
const built = await buildIfStale({ onBuild: () => printLine('Building') });
process.exitCode = built.code === 0 ? await run(values.only) : built.code;
