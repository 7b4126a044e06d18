/** The static checks. Each counts as one in the total. At most two run in parallel, because CI has two cores. */
import { checkPhrases } from './banned-phrases.mjs';
import { runTool } from './child.mjs';
import { checkImportRules } from './import-rules.mjs';
import { checkLicenses } from './licenses.mjs';
import { checkPlatformWords } from './platform-words.mjs';

const MAX_CONCURRENT = 2;

/**
 * Runs one type checker for each check, because two checks share two cores. By default, four type checkers would infer the same types up to four
 * times. Caches results for the next run.
 */
const checkTypes = (name) => () => {
  const cacheOptions = ['--incremental', '--tsBuildInfoFile', `.cache/types/${name}.tsbuildinfo`];
  return runTool('tsc', ['-p', `${name}.json`, '--checkers', '1', ...cacheOptions], { isCaptured: true });
};
/** Folders to lint. The type-aware mode fails in node_modules. */
const LINTED = ['src', 'e2e', 'scripts', 'tools'];
/** Limits oxlint's type checker, a Go program, to one thread, because two checks share two cores. */
const ONE_THREAD = { GOMAXPROCS: '1' };

const CHECKS = [
  [
    'lint',
    () => runTool('oxlint', ['--type-aware', '--deny-warnings', ...LINTED], { isCaptured: true, env: ONE_THREAD }),
  ],
  ['types: everything', checkTypes('tsconfig')],
  ['types: shared, contracts, domains (neither browser nor Node)', checkTypes('tsconfig.pure')],
  ['types: server (no browser)', checkTypes('tsconfig.server')],
  ['types: client (no Node)', checkTypes('tsconfig.client')],
  ['format', () => runTool('biome', ['check', '--error-on-warnings'], { isCaptured: true })],
  ['import rules', checkImportRules],
  ['licenses', checkLicenses],
  ['banned phrases', checkPhrases],
  ['platform words', checkPlatformWords],
  ['unused code', () => runTool('knip', ['--no-progress'], { isCaptured: true })],
];

/** Runs all checks and adds them to the tally. */
export const runChecks = async (tally) => {
  const waiting = [...CHECKS];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await tally.check(...next);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
};
