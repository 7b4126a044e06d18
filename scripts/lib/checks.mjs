/** The static checks, each of which counts as one. At most two run at once: they are the machine's cores in CI. */
import { runTool } from './child.mjs';
import { checkImportRules } from './import-rules.mjs';
import { checkLicences } from './licences.mjs';

const AT_ONCE = 2;

const types = (project) => () => runTool('tsc', ['-p', project], { isCaptured: true });

const CHECKS = [
  ['types: everything', types('tsconfig.json')],
  ['types: shared, contracts, domains (neither browser nor Node)', types('tsconfig.pure.json')],
  ['types: server', types('tsconfig.server.json')],
  ['types: client', types('tsconfig.client.json')],
  ['format', () => runTool('biome', ['check', '--error-on-warnings'], { isCaptured: true })],
  // Given folders: its type-aware mode fails where it walks into node_modules.
  [
    'lint',
    () =>
      runTool('oxlint', ['--type-aware', '--deny-warnings', 'src', 'e2e', 'scripts', 'tools'], { isCaptured: true }),
  ],
  ['import rules', checkImportRules],
  ['licences', checkLicences],
  ['unused code', () => runTool('knip', ['--no-progress'], { isCaptured: true })],
];

/** Runs all of them and adds them to the tally. */
export const runChecks = async (tally) => {
  const waiting = [...CHECKS];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await tally.check(...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};
