/**
 * The embeddings command. `evaluate` trains without a tenth of the occupations and measures with them; `train` trains on everything and writes the
 * table of the engine; `measure` measures the stored table. Markdown goes to stdout, progress to stderr. Exit codes: 0 done, 1 a file that is
 * unreadable or has another format, 2 invalid arguments.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setEmbeddingTable, TABLE_FILE } from '../../src/engine/text/title-meaning.ts';
import { TaxonomyFileError } from '../../src/features/matching/server/taxonomy.service.ts';
import { BrokenLineError } from '../matching/match-lines.ts';
import { heldOutTable, splitGroups } from './held-out.ts';
import { pairsTable, renderJudgedTable } from './judged.ts';
import { ownGroups } from './own-titles.ts';
import { escoGroups, onetGroups } from './public-titles.ts';
import { encodeTable } from './table-file.ts';
import type { TitleGroup } from './title-groups.ts';
import { TitleTrainer, type TrainingSettings } from './training.ts';

const USAGE = `usage: embeddings evaluate --from DIR [--judged DIR]
       embeddings train --from DIR [--judged DIR]
       embeddings measure [--judged DIR]
  --from    a folder with the tables of ESCO in esco/ and of O*NET in onet/
  --judged  a folder of labeled sets of titles (jobs.jsonl, candidates.jsonl, qrels.tsv)`;

const TABLE_PATH = fileURLToPath(new URL(`../../engines/title-table-${TABLE_FILE.version}.bin`, import.meta.url));

const SETTINGS: TrainingSettings = {
  seed: 7,
  batches: 3000,
  batch: 256,
  temperature: 0.11,
  rate: 0.1,
  dropShare: 0.45,
  fieldShare: 0.4,
  descriptionShare: 0.1,
  weights: { esco: 1, onet: 1, own: 6, words: 2 },
};

type Command = 'evaluate' | 'train' | 'measure';

interface Options {
  readonly command: Command;
  readonly from?: string | undefined;
  readonly judged?: string | undefined;
}

const isCommand = (text: string): text is Command => ['evaluate', 'train', 'measure'].includes(text);

function readOptions(args: string[]): Options | null {
  try {
    const options = { from: { type: 'string' }, judged: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const command = positionals.join(' ');
    if (!isCommand(command)) return null;
    return (command === 'measure') === (values.from === undefined) ? { command, ...values } : null;
  } catch {
    return null;
  }
}

function trainTable(groups: readonly TitleGroup[]): Uint8Array {
  const trainer = new TitleTrainer(SETTINGS);
  trainer.train(groups, (batches, loss) => {
    process.stderr.write(`${batches} of ${SETTINGS.batches} batches, loss ${loss.toFixed(3)}\n`);
  });
  return encodeTable(trainer.table);
}

async function run({ command, from, judged }: Options): Promise<void> {
  if (from === undefined) setEmbeddingTable(readFileSync(TABLE_PATH));
  else {
    const groups = [...escoGroups(from), ...onetGroups(from), ...ownGroups()];
    const split = command === 'evaluate' ? splitGroups(groups) : { trained: groups, heldOut: [] };
    const bytes = trainTable(split.trained);
    setEmbeddingTable(bytes);
    if (command === 'train') writeFileSync(TABLE_PATH, bytes);
    else process.stdout.write(`${heldOutTable(split)}\n`);
  }
  if (judged !== undefined) process.stdout.write(`${await renderJudgedTable(judged)}\n`);
  process.stdout.write(pairsTable());
}

const options = readOptions(process.argv.slice(2));
if (options === null) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  try {
    await run(options);
  } catch (error) {
    const isFileError = error instanceof Error && 'code' in error;
    if (!(error instanceof TaxonomyFileError || error instanceof BrokenLineError) && !isFileError) throw error;
    process.stderr.write(`embeddings: ${error.message}\n`);
    process.exitCode = 1;
  }
}
