/**
 * The command that answers a candidate's "why?". For each of their newest applications, `why --of ADDRESS` prints the decision and the newest
 * stored score in their language, with its factors and inputs. The score is computed again with its original engine. Read-only. Exit codes:
 * 0 answered, 1 no application or no database, 2 invalid arguments.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ENGINES_FOLDER } from '../../src/features/matching/server/title-meanings.service.ts';
import { Engines } from '../../src/features/scores/server/engines.service.ts';
import { readEnv } from '../../src/server/env.ts';
import { LANGUAGES } from '../../src/shared/languages.ts';
import { withMarket } from '../audit/open-market.ts';
import { loadAnswers, type WhyOptions } from './why-answers.ts';

const USAGE = `usage: why --of ADDRESS|ID [--language ${LANGUAGES.join('|')}]`;

const readOptions = (args: string[]): WhyOptions | string => {
  try {
    const { values } = parseArgs({ args, options: { of: { type: 'string' }, language: { type: 'string' } } });
    if (!values.of) return '--of is missing; it must be an email address or an id';
    const language = LANGUAGES.find((code) => code === values.language) ?? null;
    if (values.language !== undefined && language === null)
      return `--language is "${values.language}"; it must be one of ${LANGUAGES.join(', ')}`;
    return { of: values.of, language };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const run = async (options: WhyOptions): Promise<number> => {
  const { dataDir } = readEnv(process.env);
  const engines = new Engines({ engines: ENGINES_FOLDER, dataDir });
  const answers = await withMarket(({ db }) => loadAnswers(db, engines, options));
  if (answers === null) throw new Error('there is no database: set DATABASE_URL, or DATA_DIR to the folder of one');
  if (answers.length === 0) throw new Error(`no application found for ${options.of}`);
  process.stdout.write(`${answers.join('\n\n')}\n`);
  return 0;
};

const main = async (): Promise<number> => {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n${USAGE}\n`);
    return 2;
  }
  try {
    return await run(options);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
};

process.exitCode = await main();
