/**
 * The rough score in SQL: the arithmetic of factors.ts over sketches and plain columns, so that thousands of rows are put in
 * order where they are. It only chooses who is scored exactly; it is never shown. Knows no table: the features say where
 * their columns are. Invariant: whatever stands in the SQL was made here of numbers; nothing a person wrote gets in.
 */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { IN_RANGE, MOST_SURPLUS, PER_SURPLUS_YEAR, type Years } from '../experience.ts';
import { baseWeight, COVERAGE, type Curve, HOURS, LIKENESS, PRACTICAL_FLOOR, RATE_DECAY } from '../factors.ts';
import type { MatchFactor } from '../matching.contract.ts';
import type { BitWeights } from '../sketch.ts';

/** Without the cast PostgreSQL would reckon in decimals, which is slow. */
export const num = (value: number): SQL => sql.raw(`${value}::float8`);

const NOTHING = num(0);

/** The sum of the weights of the bits that are set. */
export const weightedBits = (column: SQLWrapper, { unit, masks }: BitWeights): SQL => {
  const parts = masks.flatMap((mask, step) =>
    /[^0]/.test(mask) ? [sql`${sql.raw(String(2 ** step))} * bit_count(${column} & ${sql.raw(`X'${mask}'`)})`] : [],
  );
  return parts.length === 0 ? NOTHING : sql`${num(unit)} * (${sql.join(parts, sql` + `)})`;
};

/** A curve of the engine at `x`, which should be a plain column, since it is repeated. */
const along = (curve: Curve, x: SQL): SQL => {
  const pieces = curve.slice(1).map(([x1, y1], at) => {
    const [x0, y0] = curve[at] ?? [0, 0];
    return sql`when ${x} <= ${num(x1)} then ${num(y0)} + (${x} - ${num(x0)}) * ${num((y1 - y0) / (x1 - x0))}`;
  });
  return sql`case ${sql.join(pieces, sql` `)} else ${num(curve.at(-1)?.[1] ?? 0)} end`;
};

/** Years beyond any career, for what has no upper end. */
const MOST_YEARS = 99;

/** Years (two columns, null where unknown) for a job that asks for some. */
export const yearsTerm = ({ min, max }: Years, has: { min: SQLWrapper; max: SQLWrapper }): SQL => {
  const surplus = Number.isFinite(max)
    ? sql` - least(${num(MOST_SURPLUS)}, ${num(PER_SURPLUS_YEAR)} * greatest(0, ${has.min} - ${num(max + 1)}))`
    : sql``;
  const least = Math.max(min, 1);
  return sql`case when ${has.min} is null then null
    when ${has.min} >= ${num(min)} then ${num(100)}${surplus}
    when ${has.max} >= ${num(min)} then ${num(IN_RANGE)} + ${num((100 - IN_RANGE) / least)} * ${has.min}
    else ${num(IN_RANGE / (2 * least))} * (${has.min} + ${has.max}) end`;
};

/** The same of a candidate's years for the years that a job asks for, in columns; without an upper end where `max` is null. */
export const yearsAskedTerm = (has: Years, asked: { min: SQLWrapper; max: SQLWrapper }): SQL => {
  const most = Math.min(has.max, MOST_YEARS);
  return sql`case when ${asked.min} is null then null
    when ${asked.min} <= ${num(has.min)} then ${num(100)} - coalesce(least(${num(MOST_SURPLUS)}, ${num(PER_SURPLUS_YEAR)} * greatest(0, ${num(has.min - 1)} - ${asked.max})), 0)
    when ${asked.min} <= ${num(most)} then ${num(IN_RANGE)} + ${num((100 - IN_RANGE) * has.min)} / ${asked.min}
    else ${num((IN_RANGE * (most + has.min)) / 2)} / ${asked.min} end`;
};

/** A rate against a budget, one of them a column. */
export const rateTerm = (budget: SQL, rate: SQL): SQL =>
  sql`case when ${rate} <= ${budget} then ${num(100)} else ${num(100)} * exp(${num(-RATE_DECAY)} * (${rate}::float8 / ${budget} - 1)) end`;

const MINUTES_A_DAY = 1_440;
const HALF_DAY = 720;
const HOUR = 60;
const COMPANY_HOURS = 8;

const int = (value: number): SQL => sql.raw(String(value));

/**
 * The hours that a company's 9-17 and a candidate's 9-18 day share, of their minutes from UTC: all eight while the company's
 * day is within the candidate's, else fewer by what sticks out at either end. Zones on either side of midnight are near.
 */
export const hoursShared = (company: SQL, candidate: SQL): SQL => {
  const ahead = sql`(mod(${company} - ${candidate} + ${int(HALF_DAY + MINUTES_A_DAY)}, ${int(MINUTES_A_DAY)}) - ${int(HALF_DAY)})`;
  return sql`${num(COMPANY_HOURS)} - greatest(0, ${ahead}, -${ahead} - ${int(HOUR)}) / ${num(HOUR)}`;
};

/** A score for each value of a column. */
export const chosenTerm = (column: SQLWrapper, scores: Readonly<Record<string, number>>): SQL => {
  const cases = Object.entries(scores).map(([value, score]) => sql`when ${sql.raw(`'${value}'`)} then ${num(score)}`);
  return sql`case ${column} ${sql.join(cases, sql` `)} end`;
};

/** What the score is made of, each a function of the columns of the row; scores null where nothing is known. */
export interface RoughParts {
  /** The share of the skills fulfilled, 0-1. */
  skills: SQL;
  /** Likeness of titles and coverage of the text, 0-1. */
  title: SQL;
  coverage: SQL;
  /** The share (0-1) of its full weight that the text has. */
  textShare: SQL;
  /** Shared working hours; left out where the other side's are unknown. */
  hours?: SQL;
  /** 0-100. */
  terms: Partial<Record<MatchFactor, SQL>>;
}

/** A factor by the column that says whether it is known, and the score where that column is not it. */
interface Named {
  factor: MatchFactor;
  known: SQL;
  score?: SQL;
}

const sumOf = (parts: SQL[]): SQL => (parts.length === 0 ? NOTHING : sql.join(parts, sql` + `));

/**
 * The rows of a source with their rough score, as a select of `columns` and `rough`. Each `offset 0` keeps what was
 * reckoned inside from being reckoned again wherever it is used.
 */
export const withRoughScore = (source: SQL, columns: SQL, parts: RoughParts): SQL => {
  const { hours = sql`null::float8` } = parts;
  const terms = Object.entries(parts.terms) as [MatchFactor, SQL][];
  const termColumns = terms.map(([factor, term]) => sql`, ${term} as ${sql.raw(`${factor}_term`)}`);
  const named = terms.map(([factor]): Named => ({ factor, known: sql.raw(`${factor}_term`) }));
  named.push({ factor: 'timezone', known: sql`hours`, score: along(HOURS, sql`hours`) });
  const weights = named.map(
    ({ factor, known }) => sql`case when ${known} is null then 0 else ${num(baseWeight(factor))} end`,
  );
  const scores = named.map(
    ({ factor, known, score }) =>
      sql`case when ${known} is null then 0 else ${num(baseWeight(factor))} * ${score ?? known} end`,
  );
  const [skills, title, text] = [num(100 * baseWeight('skills')), num(baseWeight('title')), num(baseWeight('text'))];
  const fitWeight = num(baseWeight('skills') + baseWeight('title'));
  return sql`select *, (fit + share * terms) / (fit_weight + share * terms_weight) as rough from (
    select *, ${num(PRACTICAL_FLOOR)} + ${num((1 - PRACTICAL_FLOOR) / 100)} * fit / fit_weight as share from (
      select row_columns.*, ${fitWeight} + text_weight as fit_weight, ${skills} * least(1, skills)
        + ${title} * (${along(LIKENESS, sql`title`)}) + text_weight * (${along(COVERAGE, sql`coverage`)}) as fit,
        ${sumOf(weights)} as terms_weight, ${sumOf(scores)} as terms from (
        select ${columns}, ${parts.skills} as skills, ${parts.title} as title, ${parts.coverage} as coverage, ${hours} as hours,
          ${text} * ${parts.textShare} as text_weight${sql.join(termColumns)}
        from ${source} offset 0
      ) as row_columns offset 0
    ) as weighed offset 0
  ) as shared`;
};
