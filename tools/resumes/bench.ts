/**
 * The résumé benchmark: generates résumés of fictional people with each generator in three languages, and reads them as the product does. Prints F1
 * by generator and kind of field, then total precision and recall by kind. Generators used for tuning are listed separately from held-out ones.
 * `bench:resumes [--people 6] [--seed 1] [--only latex,docx] [--tuned] [--held-out-people] [--opaque-headings] [--keep FOLDER] [--show-misses]`.
 * With `--tuned`, held-out generators do not run. With `--held-out-people`, all generators write about held-out people. With `--opaque-headings`,
 * about half of the headings do not say what is below them. Misses for held-out layouts and people are never shown.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Proposal } from '../../src/features/resumes/resumes.contract.ts';
import { resumes } from '../../src/features/resumes/server/resumes.service.ts';
import { AppError } from '../../src/shared/errors.ts';
import {
  ALL_KINDS,
  addTallies,
  compareFields,
  DETAIL_KINDS,
  EMPTY_TALLY,
  FIELD_KINDS,
  type FieldKind,
  f1,
  listMisses,
  precision,
  recall,
  type Tally,
} from './field-scores.ts';
import { closeChromium } from './layouts/chromium.ts';
import type { Layout } from './layouts/layout.ts';
import { LAYOUTS } from './layouts/layouts.ts';
import { RESUME_LANGUAGES } from './people/resume-languages.ts';
import { drawPerson } from './people/resume-person.ts';
import { createSeededDraw } from './people/seeded.ts';

type Scores = Record<FieldKind, Tally>;

const createEmptyScores = (): Scores => Object.fromEntries(ALL_KINDS.map((kind) => [kind, EMPTY_TALLY])) as Scores;
const addScores = (a: Scores, b: Scores): Scores =>
  Object.fromEntries(ALL_KINDS.map((kind) => [kind, addTallies(a[kind], b[kind])])) as Scores;

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    tuned: { type: 'boolean', default: false },
    'held-out-people': { type: 'boolean', default: false },
    'opaque-headings': { type: 'boolean', default: false },
    /** A folder to store the files in. */
    keep: { type: 'string' },
    'show-misses': { type: 'boolean', default: false },
  },
});

/** Large enough that no two people share random numbers. */
const SEED_STEP = 100_003;
const LAYOUT_STEP = 1_009;

const log = (text: string): void => void process.stderr.write(`${text}\n`);

/** The proposal for a rejected file, which counts as one from which nothing was read. */
const EMPTY_PROPOSAL: Proposal = {
  firstName: null,
  lastName: null,
  email: null,
  jobTitle: null,
  summary: null,
  country: null,
  city: null,
  linkedinUrl: null,
  portfolioUrl: null,
  englishLevel: null,
  skills: [],
  languages: [],
  positions: [],
  education: [],
  sources: {},
  warnings: [],
  phone: null,
  timezone: null,
  experience: null,
};

const readResume = async (bytes: Uint8Array): Promise<Proposal> => {
  try {
    return await resumes.read(bytes);
  } catch (error) {
    if (error instanceof AppError) return EMPTY_PROPOSAL;
    throw error;
  }
};

/** Returns the scores of one generator over all people, or null if its program is not installed. */
const measure = async (layout: Layout, index: number): Promise<Scores | null> => {
  const isHeldOut = !layout.isForTuning || values['held-out-people'];
  let scores = createEmptyScores();
  for (const language of RESUME_LANGUAGES) {
    for (let person = 0; person < Number(values.people); person++) {
      const seed =
        Number(values.seed) * SEED_STEP + index * LAYOUT_STEP + RESUME_LANGUAGES.indexOf(language) * 101 + person;
      const { truth: facts, written } = drawPerson(createSeededDraw(seed), language, {
        isHeldOut,
        hasOpaqueHeadings: values['opaque-headings'],
        hasOnlyYears: layout.hasOnlyYears,
        hasPromotion: layout.hasPromotion,
      });
      const omitted = Object.fromEntries((layout.omits ?? []).map((part) => [part, []]));
      const truth = { ...facts, ...(layout.isNameless ? { firstName: '', lastName: '' } : {}), ...omitted };
      const bytes = await layout.make({ ...written, ...omitted }, createSeededDraw(-seed));
      if (bytes === null) return null;
      if (values.keep !== undefined) {
        await mkdir(values.keep, { recursive: true });
        await writeFile(join(values.keep, `${layout.name}-${language}-${person}.${layout.extension}`), bytes);
      }
      const proposal = await readResume(bytes);
      scores = addScores(scores, compareFields(truth, proposal));
      if (values['show-misses'] && !isHeldOut)
        for (const miss of listMisses(truth, proposal)) log(`${layout.name}-${language}-${person}: ${miss}`);
    }
  }
  return scores;
};

const DECIMALS = 2;
const formatShare = (share: number | null): string => share?.toFixed(DECIMALS) ?? '–';
const row = (name: string, scores: Scores): string =>
  `| ${name} | ${FIELD_KINDS.map((kind) => formatShare(f1(scores[kind]))).join(' | ')} |`;
const formatDetails = (tally: Tally): string => `${formatShare(precision(tally))} / ${formatShare(recall(tally))}`;
const detailRow = (name: string, scores: Scores): string =>
  `| ${name} | ${DETAIL_KINDS.map((kind) => formatDetails(scores[kind])).join(' | ')} |`;
const head = (name: string, kinds: readonly FieldKind[]): string =>
  `| ${name} | ${kinds.join(' | ')} |\n| --- |${' ---: |'.repeat(kinds.length)}`;

const results: { layout: Layout; scores: Scores }[] = [];
for (const [index, layout] of LAYOUTS.entries()) {
  if (!values.only.split(',').some((name) => layout.name.includes(name)) || (values.tuned && !layout.isForTuning))
    continue;
  const scores = await measure(layout, index);
  if (scores === null) log(`${layout.name}: not on this machine`);
  else results.push({ layout, scores });
}
await closeChromium();
resumes.stop();

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const totals: { name: string; scores: Scores }[] = [];
print(head('Generator', FIELD_KINDS));
for (const isForTuning of [true, false]) {
  const group = results.filter(({ layout }) => layout.isForTuning === isForTuning);
  if (group.length === 0) continue;
  for (const { layout, scores } of group) print(row(layout.name, scores));
  const scores = group.reduce((sum, item) => addScores(sum, item.scores), createEmptyScores());
  const name = isForTuning ? '**tuned to**' : '**held-out**';
  print(row(name, scores));
  totals.push({ name, scores });
}
print('');
print(head('Precision / recall', DETAIL_KINDS));
for (const { name, scores } of totals) print(detailRow(name, scores));
