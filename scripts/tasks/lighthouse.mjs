/**
 * `npm run lighthouse -- [--only /path]…`: Lighthouse as on a phone, on every public page of the built product, which runs on
 * an empty database. Prints a table and fails where a page falls short of the least we take.
 *
 * Performance is measured under a simulated slow phone, so a busy machine lowers it: a page that falls short in it is measured
 * twice more, and the middle one of the three counts.
 *
 * Pages that ask search engines not to keep them (a new password, moving a booking) do so on purpose. Lighthouse's one audit
 * that asks for the opposite, `is-crawlable`, is left out for these, and their 100 in SEO is that of all other audits. A page of
 * the site map that is not to be kept would be a mistake; the browser journeys look for that one.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import '../lib/end-with-launcher.mjs';
import { buildIfStale } from '../lib/build.mjs';
import { whenEnding } from '../lib/child.mjs';
import { chromiumLaunchOptions, findChromium } from '../lib/chromium.mjs';
import { freePort } from '../lib/free-port.mjs';
import { startOwnServer } from '../lib/own-server.mjs';
import { HEADER, LEAST, middleOf, reasonsOf, row, scoresOf, shortfalls } from '../lib/page-scores.mjs';
import { fromRoot } from '../lib/paths.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
const textAt = async (address) => (await fetch(address)).text();

/** Every public page that the build made: what the site map lists, and what it leaves out. */
const allPaths = () => Object.keys(JSON.parse(readFileSync(fromRoot('dist/public/pages.json'), 'utf8')).pages);

const isKeptOut = async (address) => /<meta name="robots" content="noindex"/.test(await textAt(address));

const measureOnce = async (address, port) => {
  const skipAudits = (await isKeptOut(address)) ? ['is-crawlable'] : [];
  const settings = { port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(LEAST), skipAudits };
  const result = await lighthouse(address, settings);
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no report');
  return result.lhr;
};

const measure = async (address, port) => {
  const first = await measureOnce(address, port);
  if (!shortfalls(scoresOf(first)).includes('performance')) return first;
  return middleOf([first, await measureOnce(address, port), await measureOnce(address, port)]);
};

/** Measures one page and prints its line. Returns whether it is good enough. */
const judge = async (url, path, port) => {
  const report = await measure(url + path, port);
  const scores = scoresOf(report);
  const short = shortfalls(scores);
  say(row(path, scores));
  for (const category of short) for (const reason of reasonsOf(report, category)) say(`  ${category}: ${reason}`);
  return short.length === 0;
};

/** A page that cannot be measured is not good enough; the others are measured all the same. */
const isGood = (url, path, port) =>
  judge(url, path, port).catch((error) => {
    say(`${path}\n  ${error.message}`);
    return false;
  });

const run = async (only) => {
  const server = await startOwnServer({ DEMO: '0' });
  const port = await freePort();
  const options = chromiumLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
  const stop = async () => {
    await browser.close();
    await server.stop();
  };
  const takeBack = whenEnding(stop);
  try {
    const paths = only.length > 0 ? only : allPaths();
    say(HEADER);
    let failed = 0;
    for (const path of paths) failed += (await isGood(server.url, path, port)) ? 0 : 1;
    say(failed === 0 ? `All ${paths.length} pages are good` : `${failed} of ${paths.length} pages fall short`);
    return failed === 0 ? 0 : 1;
  } finally {
    takeBack();
    await stop();
  }
};

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } });
const chromiumFound = await findChromium();
say(chromiumFound.line);
if (!chromiumFound.env) process.exit(1);
Object.assign(process.env, chromiumFound.env);
const built = await buildIfStale({ onBuild: () => say('Building') });
process.exitCode = built.code === 0 ? await run(values.only) : built.code;
