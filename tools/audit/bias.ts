/**
 * The bias audit: `audit:bias --out DIR` writes `bias.html` and `bias.csv`, tables and charts for an independent auditor. Answers about sex and race
 * or ethnicity are the voluntary ones, decrypted with the app's secret, or come from a file (`--answers`). Without a database, or with `--generated
 * N`, the data is generated, and the report says so at the top. Exit codes: 0 done, 1 database, answers or folder unusable, 2 invalid arguments.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { ENGINE_VERSION } from '../../src/engine/engine.domain.ts';
import { keysVersion } from '../../src/engine/matching.domain.ts';
import { answerReader } from '../../src/features/scores/server/answer-cipher.service.ts';
import type { Queryable } from '../../src/server/db/database.ts';
import { readEnv } from '../../src/server/env.ts';
import { createSecrets, findSecret } from '../../src/server/secrets.ts';
import { readAnswers } from './answers.ts';
import {
  COMMON_OPTIONS,
  parseDay,
  parseOptionValues,
  parseOutFolder,
  parseWholeNumber,
  UsageError,
} from './arguments.ts';
import { type AssessedMarket, generateApplications } from './audited-market.ts';
import { measureBias } from './bias-measures.ts';
import { biasCsv, biasPage, GENERATED } from './bias-report.ts';
import { type Answer, RACE_SCHEMES, type RaceScheme } from './categories.ts';
import {
  COMPUTED_NOW,
  type FindAnswer,
  loadAssessedApplications,
  loadStoredAnswers,
  type StoredAnswers,
} from './market.db.ts';
import { withMarket } from './open-market.ts';

const USAGE =
  'usage: audit:bias --out DIR [--answers FILE] [--categories eeo-1|ibge] [--since DAY] [--until DAY] [--most N] [--generated N] [--seed N]';
const GENERATED_COUNT = 2_000;

const parseScheme = (value: string | undefined): RaceScheme => {
  const scheme = RACE_SCHEMES.find((name) => name === (value ?? 'eeo-1'));
  if (scheme === undefined) throw new UsageError(`--categories is "${value}"; it must be ${RACE_SCHEMES.join(' or ')}`);
  return scheme;
};

const readOptions = (args: string[]) => {
  const text = { type: 'string' } as const;
  const values = parseOptionValues(args, {
    ...COMMON_OPTIONS,
    answers: text,
    categories: text,
    since: text,
    until: text,
    most: text,
  });
  const count = { min: 1, max: 1_000_000 };
  return {
    out: parseOutFolder(values.out),
    answers: values.answers ?? null,
    scheme: parseScheme(values.categories),
    period: { since: parseDay('since', values.since), until: parseDay('until', values.until) },
    limit: parseWholeNumber('most', values.most, { ...count, fallback: 100_000 }),
    generated:
      values.generated === undefined
        ? null
        : parseWholeNumber('generated', values.generated, { ...count, fallback: GENERATED_COUNT }),
    seed: parseWholeNumber('seed', values.seed, { min: 0, max: 2 ** 31 - 1, fallback: 1 }),
  };
};
type Options = ReturnType<typeof readOptions>;

const drawMarket = ({ seed, generated, scheme }: Options): AssessedMarket => ({
  source: {
    name: `a marketplace generated with seed ${seed}`,
    engine: `${ENGINE_VERSION} (words and code ${keysVersion()})`,
    isGenerated: true,
  },
  applications: generateApplications(seed, generated ?? GENERATED_COUNT, scheme),
  isCut: false,
});

/** Describes the engines, with the number of applications of each. */
const formatEngines = (engines: ReadonlyMap<string, number>): string =>
  [...engines]
    .map(([engine, count]) =>
      engine === COMPUTED_NOW
        ? `${ENGINE_VERSION} when the report was made (${count} applications, words and code ${keysVersion()})`
        : `${engine} when people applied (${count} applications)`,
    )
    .join('; ') || `${ENGINE_VERSION} (no applications)`;

/** Used without an app secret, for example on another machine. */
const NO_SECRET = '';

/** Warns about unreadable answers, because the report would otherwise look as if no one had answered. */
const warnAboutUnreadable = ({ count, unreadable }: StoredAnswers): void => {
  if (unreadable === 0) return;
  process.stderr.write(
    `audit:bias: ${unreadable} of ${count} stored answers cannot be decrypted. They were encrypted with another secret: set APP_SECRET, or DATA_DIR to the folder with app-secret.\n`,
  );
};

/** Loads the answers of a file, or those given by candidates. */
const loadAnswers = async (db: Queryable, fileAnswers: ReadonlyMap<string, Answer> | null): Promise<FindAnswer> => {
  if (fileAnswers !== null) return ({ id }) => fileAnswers.get(id) ?? null;
  const { appSecret, dataDir } = readEnv(process.env);
  const storedAnswers = await loadStoredAnswers(
    db,
    answerReader(createSecrets((await findSecret(appSecret, dataDir)) ?? NO_SECRET)),
  );
  warnAboutUnreadable(storedAnswers);
  return storedAnswers.findAnswer;
};

const loadMarket = (
  options: Options,
  fileAnswers: ReadonlyMap<string, Answer> | null,
): Promise<AssessedMarket | null> =>
  withMarket(async ({ db, kind }) => {
    const { isGenerated, engines, ...market } = await loadAssessedApplications(
      db,
      await loadAnswers(db, fileAnswers),
      options,
    );
    const name = `${kind === 'postgres' ? 'the PostgreSQL database' : 'the embedded database'}: scores as stored when people applied; where none was stored, computed from both sides when the report was made`;
    return { ...market, source: { name, engine: formatEngines(engines), isGenerated } };
  });

const run = async (options: Options): Promise<void> => {
  if (options.answers !== null && options.generated !== null)
    throw new UsageError('--answers needs a database and cannot be combined with --generated');
  const fileAnswers =
    options.answers === null ? null : readAnswers(await readFile(options.answers, 'utf8'), options.scheme);
  const loaded = options.generated === null ? await loadMarket(options, fileAnswers) : null;
  if (loaded === null && options.answers !== null)
    throw new Error('--answers needs a database: set DATABASE_URL, or DATA_DIR to the folder of one');
  const { source, applications, isCut } = loaded ?? drawMarket(options);
  const { since, until } = options.period;
  const head = {
    madeAt: new Date().toISOString(),
    source: source.name,
    isGenerated: source.isGenerated,
    isCut,
    hasAnswers: applications.some(({ sex, race }) => sex !== null || race !== null),
    period: `${since?.slice(0, 10) ?? 'from the first'} to ${until === null ? 'the newest' : `before ${until.slice(0, 10)}`}`,
    engine: source.engine,
    scheme: options.scheme === 'ibge' ? 'IBGE (Brazil)' : 'EEO-1 (United States)',
  };
  const measures = measureBias(applications, options.scheme);
  await mkdir(options.out, { recursive: true });
  await writeFile(join(options.out, 'bias.html'), biasPage(head, measures));
  await writeFile(join(options.out, 'bias.csv'), biasCsv(head, measures));
  if (head.isGenerated) process.stdout.write(`${GENERATED}\n`);
  process.stdout.write(
    `${measures.applications} applications, ${measures.scored} with a score: ${join(options.out, 'bias.html')}, bias.csv\n`,
  );
};

try {
  await run(readOptions(process.argv.slice(2)));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof UsageError ? `${message}\n${USAGE}\n` : `audit:bias: ${message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
