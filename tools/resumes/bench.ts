/**
 * The résumé benchmark: generates résumés of fictional people with each generator in three languages, reads them like the product, and prints F1 by
 * generator and kind of field. Generators used for tuning are listed separately from held-out ones. `bench:resumes [--people 6] [--seed 1] [--only
 * latex] [--show-misses]`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { resumes } from '../../src/features/resumes/server/resumes.service.ts';
import { addTallies, compareFields, FIELD_KINDS, type FieldKind, f1, NOTHING, type Tally } from './field-scores.ts';
import { CHROMIUM_LAYOUTS, closeChromium } from './layouts/chromium.ts';
import { HELD_OUT_FILES } from './layouts/held-out-files.ts';
import { HELD_OUT_HTML } from './layouts/held-out-html.ts';
import { JSPDF_LAYOUT } from './layouts/jspdf.ts';
import { LATEX_LAYOUT } from './layouts/latex.ts';
import type { Layout } from './layouts/layout.ts';
import { LIBREOFFICE_LAYOUTS } from './layouts/libreoffice.ts';
import { PDFKIT_LAYOUT } from './layouts/pdfkit.ts';
import { REACT_PDF_LAYOUT } from './layouts/react-pdf.ts';
import { TYPST_LAYOUT } from './layouts/typst.ts';
import { WORD_LAYOUTS } from './layouts/word.ts';
import { RESUME_LANGUAGES } from './people/resume-languages.ts';
import { drawPerson } from './people/resume-person.ts';
import { seededDraw } from './people/seeded.ts';

const LAYOUTS: readonly Layout[] = [
  ...CHROMIUM_LAYOUTS,
  ...WORD_LAYOUTS,
  PDFKIT_LAYOUT,
  JSPDF_LAYOUT,
  REACT_PDF_LAYOUT,
  TYPST_LAYOUT,
  LATEX_LAYOUT,
  ...LIBREOFFICE_LAYOUTS,
  ...HELD_OUT_HTML,
  ...HELD_OUT_FILES,
];

type Scores = Record<FieldKind, Tally>;

const noScores = (): Scores => Object.fromEntries(FIELD_KINDS.map((kind) => [kind, NOTHING])) as Scores;
const addScores = (a: Scores, b: Scores): Scores =>
  Object.fromEntries(FIELD_KINDS.map((kind) => [kind, addTallies(a[kind], b[kind])])) as Scores;

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    /** A folder to store the files in. */
    keep: { type: 'string' },
    'show-misses': { type: 'boolean', default: false },
  },
});

/** Large enough that no two people share random numbers. */
const SEED_STEP = 100_003;
const LAYOUT_STEP = 1_009;

const log = (text: string): void => void process.stderr.write(`${text}\n`);

/** The scores of one generator over all people; null if its program is not installed. */
const measure = async (layout: Layout, index: number): Promise<Scores | null> => {
  let scores = noScores();
  for (const language of RESUME_LANGUAGES) {
    for (let one = 0; one < Number(values.people); one++) {
      const seed =
        Number(values.seed) * SEED_STEP + index * LAYOUT_STEP + RESUME_LANGUAGES.indexOf(language) * 101 + one;
      const { truth, written } = drawPerson(seededDraw(seed), language, !layout.isTunedTo);
      const bytes = await layout.make(written, seededDraw(-seed));
      if (bytes === null) return null;
      if (values.keep !== undefined) {
        await mkdir(values.keep, { recursive: true });
        await writeFile(join(values.keep, `${layout.name}-${language}-${one}.${layout.ending}`), bytes);
      }
      const fields = compareFields(truth, await resumes.read(bytes));
      scores = addScores(scores, fields);
      const missed = FIELD_KINDS.filter((kind) => fields[kind].missed + fields[kind].wrong > 0);
      if (values['show-misses'] && missed.length > 0) log(`${layout.name}-${language}-${one}: ${missed.join(', ')}`);
    }
  }
  return scores;
};

const DECIMALS = 2;
const cell = (tally: Tally): string => f1(tally)?.toFixed(DECIMALS) ?? '–';
const row = (name: string, scores: Scores): string =>
  `| ${name} | ${FIELD_KINDS.map((kind) => cell(scores[kind])).join(' | ')} |`;

const measured: { layout: Layout; scores: Scores }[] = [];
for (const [index, layout] of LAYOUTS.entries()) {
  if (!layout.name.includes(values.only)) continue;
  const scores = await measure(layout, index);
  if (scores === null) log(`${layout.name}: not on this machine`);
  else measured.push({ layout, scores });
}
await closeChromium();
resumes.stop();

const print = (text: string): void => void process.stdout.write(`${text}\n`);
print(`| Generator | ${FIELD_KINDS.join(' | ')} |`);
print(`| --- |${' ---: |'.repeat(FIELD_KINDS.length)}`);
for (const isTunedTo of [true, false]) {
  const group = measured.filter(({ layout }) => layout.isTunedTo === isTunedTo);
  if (group.length === 0) continue;
  for (const { layout, scores } of group) print(row(layout.name, scores));
  const all = group.reduce((sum, { scores }) => addScores(sum, scores), noScores());
  print(row(isTunedTo ? '**tuned to**' : '**held out**', all));
}
