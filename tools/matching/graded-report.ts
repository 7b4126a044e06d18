/**
 * The graded part of the benchmark as Markdown: rankings of both halves compared with baselines, cheats, counterfactuals, false readings and the
 * check of explanations. Formatting only.
 */
import { EVERYDAY_TEXT } from '../../src/engine/testdata/everyday-text.ts';
import { fixed3, head, percent, row } from './bench-tables.ts';
import { scoreHonest } from './cheat-measures.ts';
import { CHEATS } from './cheats.ts';
import { COUNTERFACTUALS, measureScoreChanges } from './counterfactuals.ts';
import { checkExplanations } from './explanations.ts';
import { findFalseReadings } from './false-readings.ts';
import { CHEAT_GOALS, FALSE_READING_GOAL } from './graded-goals.ts';
import {
  type GradedSet,
  HALVES,
  measureGraded,
  readGradedSet,
  type ScoredPost,
  scoreGraded,
  scoreGradedByBaselines,
} from './graded-set.ts';

/** Explanations are checked for one in this many ungraded pairs. */
const CHECK_ONE_IN = 10;
const LANGUAGES = ['en', 'es', 'pt'] as const;

function rankingTable(set: GradedSet): string {
  const scored: [string, ScoredPost[]][] = [['Puente', scoreGraded(set)], ...scoreGradedByBaselines(set)];
  const rows = HALVES.flatMap((half) =>
    scored.map(([name, posts], index) => {
      const own = posts.filter((post) => post.half === half);
      const { ndcgAt10, map, precisionAt10, maxPrecisionAt10, ...bands } = measureGraded(own);
      const wrong = index === 0 ? [bands.unsuitableTooHigh, bands.firstChoiceTooLow].map(percent) : ['', ''];
      const precision = `${fixed3(precisionAt10)} of ${fixed3(maxPrecisionAt10)}`;
      return row([half, String(own.length), name, fixed3(ndcgAt10), fixed3(map), precision, ...wrong]);
    }),
  );
  return (
    head(['Half', 'Job posts', 'Ranked by'], ['nDCG@10', 'MAP', 'P@10', 'Grade 0 above 40', 'Grade 3 under 50']) +
    rows.join('')
  );
}

/** Formats points as numbers, and shares as percentages. */
const formatMeasured = (value: number, unit: string): string =>
  unit.startsWith('points') ? `${value}` : percent(value).replace('.0%', '%');

function cheatTable(set: GradedSet): string {
  const honest = scoreHonest(set);
  const rows = CHEATS.map(({ id, name, measured: unit, measure }) =>
    row([name, unit, formatMeasured(measure(honest), unit), formatMeasured(CHEAT_GOALS[id].goal, unit)]),
  );
  return head(['Cheat', 'Measured'], ['Result', 'Goal']) + rows.join('');
}

function counterfactualTable(set: GradedSet): string {
  const rows = COUNTERFACTUALS.map((kind) => {
    const { compared, changed, mean, max } = measureScoreChanges(set, kind);
    return row([
      kind.name,
      kind.group,
      `${compared}`,
      `${changed}`,
      percent(changed / compared),
      mean.toFixed(1),
      `${max}`,
    ]);
  });
  return head(['What differs', 'Kind'], ['Scores', 'Moved', 'Share', 'Mean points', 'Most']) + rows.join('');
}

function falseReadingTable(): string {
  const wrong = findFalseReadings();
  const line = (name: string, all: number, read: number): string =>
    row([name, `${all}`, `${read}`, percent(read / all)]);
  const rows = LANGUAGES.map((language) => {
    const isInLanguage = (item: { language: string }): boolean => item.language === language;
    return line(language, EVERYDAY_TEXT.filter(isInLanguage).length, wrong.filter(isInLanguage).length);
  });
  const examples = wrong.map(({ language, skills, text }) => `- ${language}: ${skills.join(', ')} in “${text}”\n`);
  return [
    head(['Language'], ['Paragraphs', 'With a skill read', 'Share']),
    ...rows,
    line('all', EVERYDAY_TEXT.length, wrong.length),
    `\nThe goal is ${percent(FALSE_READING_GOAL.goal)}. These were read:\n\n`,
    ...examples,
  ].join('');
}

function explanationLines(set: GradedSet): string {
  const { pairs, suggestions, wrongSums, wrongSuggestions } = checkExplanations(set, CHECK_ONE_IN);
  const wrong = [...wrongSums, ...wrongSuggestions].map((line) => `- ${line}\n`).join('');
  return `${pairs} pairs: ${pairs - wrongSums.length} scores are the sum of their factors. ${suggestions} suggestions: ${suggestions - wrongSuggestions.length} gain what they say.\n${wrong}`;
}

/** Renders the complete report. Throws BrokenLineError if the set is unreadable. */
export async function renderGradedReport(): Promise<string> {
  const set = await readGradedSet();
  const size = `${set.jobs.length} posts × ${set.candidates.length} profiles`;
  return [
    `Our graded set, ${size}. MAP and P@10 count grades of 2 and 3; P@10 is shown with its maximum:\n\n`,
    rankingTable(set),
    '\nCheats:\n\n',
    cheatTable(set),
    '\nCounterfactuals, every profile they apply to against every job post:\n\n',
    counterfactualTable(set),
    '\nSkills read in everyday text:\n\n',
    falseReadingTable(),
    '\nExplanations:\n\n',
    explanationLines(set),
  ].join('');
}
