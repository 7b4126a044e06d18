/**
 * The counterfactual audit: `audit:counterfactual --out DIR` swaps personal attributes in a sample of profiles. It writes the changed scores with the
 * factor responsible, and the influence of each factor by country, to `counterfactual.html`, `moves.csv`, `swaps.csv`, `factors.csv` and
 * `countries.csv`. Without a database, or with `--generated N`, the sample is generated, and the report says so at the top. Exit codes: 0 done, 1
 * database or folder unusable, 2 invalid arguments.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { ENGINE_VERSION } from '../../src/engine/engine.domain.ts';
import { keysVersion } from '../../src/engine/matching.domain.ts';
import { COMMON_OPTIONS, parseOptionValues, parseOutFolder, parseWholeNumber, UsageError } from './arguments.ts';
import { generateSample, type Sample, type Source } from './audited-market.ts';
import { GENERATED } from './bias-report.ts';
import { measureImpact, measureSwap, prepareJobs, type ScoreChange } from './counterfactual-measures.ts';
import { counterfactualPage, countriesCsv, factorsCsv, movesCsv, swapsCsv } from './counterfactual-report.ts';
import { loadSample } from './market.db.ts';
import { withMarket } from './open-market.ts';
import { SWAPS } from './swaps.ts';

const USAGE = 'usage: audit:counterfactual --out DIR [--profiles N] [--jobs N] [--seed N] [--generated N]';
const MAX_MOVES = 100_000;

const readOptions = (args: string[]) => {
  const values = parseOptionValues(args, { ...COMMON_OPTIONS, profiles: { type: 'string' }, jobs: { type: 'string' } });
  const count = { min: 1, max: 20_000 };
  const profiles = parseWholeNumber('profiles', values.profiles ?? values.generated, { ...count, fallback: 200 });
  return {
    out: parseOutFolder(values.out),
    isGenerated: values.generated !== undefined,
    seed: parseWholeNumber('seed', values.seed, { min: 0, max: 2 ** 31 - 1, fallback: 1 }),
    profiles,
    jobs: parseWholeNumber('jobs', values.jobs, { min: 1, max: 1_000, fallback: 20 }),
  };
};
type Options = ReturnType<typeof readOptions>;

const loadMarket = (options: Options): Promise<(Sample & { source: Omit<Source, 'engine'> }) | null> =>
  withMarket(async ({ db, kind }) => {
    const { isGenerated, ...sample } = await loadSample(db, options);
    const name = `${kind === 'postgres' ? 'the PostgreSQL database' : 'the embedded database'}: vetted profiles and open jobs`;
    return { ...sample, source: { name, isGenerated } };
  });

const drawMarket = ({ seed, profiles, jobs }: Options): Sample & { source: Omit<Source, 'engine'> } => ({
  ...generateSample(seed, profiles, jobs),
  source: { name: `a marketplace generated with seed ${seed}`, isGenerated: true },
});

const run = async (options: Options): Promise<void> => {
  const sample = (options.isGenerated ? null : await loadMarket(options)) ?? drawMarket(options);
  const jobs = prepareJobs(sample);
  const changes: ScoreChange[] = [];
  let movesLeftOut = 0;
  const results = SWAPS.map((swap) =>
    measureSwap(sample, jobs, swap, (change) => {
      if (changes.length < MAX_MOVES) changes.push(change);
      else movesLeftOut += 1;
    }),
  );
  const impact = measureImpact(sample, jobs);
  const head = {
    madeAt: new Date().toISOString(),
    source: sample.source.name,
    isGenerated: sample.source.isGenerated,
    engine: `${ENGINE_VERSION} (words and code ${keysVersion()})`,
    seed: options.seed,
    profiles: sample.profiles.length,
    jobs: sample.jobs.length,
    movesLeftOut,
  };
  const files = {
    'counterfactual.html': counterfactualPage(head, results, impact),
    'moves.csv': movesCsv(changes),
    'swaps.csv': swapsCsv(head, results),
    'factors.csv': factorsCsv(impact),
    'countries.csv': countriesCsv(impact),
  };
  await mkdir(options.out, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(options.out, name), text)));
  const byIdentity = results.filter(({ group }) => group === 'identity').reduce((sum, { moved }) => sum + moved, 0);
  const compared = results.reduce((sum, result) => sum + result.compared, 0);
  if (head.isGenerated) process.stdout.write(`${GENERATED}\n`);
  process.stdout.write(
    `${compared} scores compared, ${changes.length + movesLeftOut} moved, ${byIdentity} of them by personal details: ${join(options.out, 'counterfactual.html')}\n`,
  );
};

try {
  await run(readOptions(process.argv.slice(2)));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof UsageError ? `${message}\n${USAGE}\n` : `audit:counterfactual: ${message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
