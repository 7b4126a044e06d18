import { describe, expect, it } from 'vitest';
import { type AssessedApplication, type Category, type CategoryTable, measureBias } from './bias-measures.ts';
import { biasCsv, biasPage } from './bias-report.ts';

let last = 0;
/** Returns the id of a person who occurs only once. */
const newPerson = (): string => String(++last);

/** Creates applications of different people, unless `values` names one person. */
const people = (count: number, values: Partial<AssessedApplication>): AssessedApplication[] =>
  Array.from({ length: count }, () => ({
    person: newPerson(),
    sex: null,
    race: null,
    score: 50,
    isSelected: false,
    ...values,
  }));

/**
 * Twenty-one applications with the scores 1 to 21, so that 11 is the median and ten are above it. Calculated by hand: of ten women four are above it,
 * of ten men six; one person is unknown and has the median. Two women and five men are moved forward. White: eight people with six above, Hispanic or
 * Latino: six with three above, Asian: three and Black: two, too few.
 */
const GOLDEN_ROWS: Omit<AssessedApplication, 'person'>[] = [
  { sex: 'female', race: 'white', score: 12, isSelected: true },
  { sex: 'female', race: 'white', score: 13, isSelected: true },
  { sex: 'female', race: 'hispanic-or-latino', score: 14, isSelected: false },
  { sex: 'female', race: 'asian', score: 15, isSelected: false },
  { sex: 'female', race: 'hispanic-or-latino', score: 1, isSelected: false },
  { sex: 'female', race: 'hispanic-or-latino', score: 2, isSelected: false },
  { sex: 'female', race: 'white', score: 3, isSelected: false },
  { sex: 'female', race: 'asian', score: 4, isSelected: false },
  { sex: 'female', race: 'black', score: 5, isSelected: false },
  { sex: 'female', race: null, score: 6, isSelected: false },
  { sex: 'male', race: 'white', score: 16, isSelected: true },
  { sex: 'male', race: 'white', score: 17, isSelected: true },
  { sex: 'male', race: 'white', score: 18, isSelected: true },
  { sex: 'male', race: 'white', score: 19, isSelected: true },
  { sex: 'male', race: 'hispanic-or-latino', score: 20, isSelected: true },
  { sex: 'male', race: 'hispanic-or-latino', score: 21, isSelected: false },
  { sex: 'male', race: 'white', score: 7, isSelected: false },
  { sex: 'male', race: 'hispanic-or-latino', score: 8, isSelected: false },
  { sex: 'male', race: 'asian', score: 9, isSelected: false },
  { sex: 'male', race: 'black', score: 10, isSelected: false },
  { sex: null, race: null, score: 11, isSelected: false },
];
const GOLDEN: AssessedApplication[] = GOLDEN_ROWS.map((row) => ({ person: newPerson(), ...row }));

const requireTable = (assessed: readonly AssessedApplication[], name: CategoryTable['name']): CategoryTable => {
  const found = measureBias(assessed, 'eeo-1').tables.find((table) => table.name === name);
  if (found === undefined) throw new Error(`No table ${name}`);
  return found;
};
const requireCategory = (table: CategoryTable, code: string): Category => {
  const found = table.categories.find((category) => category.code === code);
  if (found === undefined) throw new Error(`No category ${code}`);
  return found;
};

const HEAD = {
  madeAt: '2026-12-01T00:00:00.000Z',
  source: 'a test',
  isGenerated: false,
  isCut: false,
  hasAnswers: true,
  period: 'all',
  engine: '1',
  scheme: 'EEO-1',
};

describe('a bias audit with results checked by hand', () => {
  const sex = requireTable(GOLDEN, 'Sex');
  const race = requireTable(GOLDEN, 'Race or ethnicity');

  it('counts everyone, with the median of all scores', () => {
    expect(measureBias(GOLDEN, 'eeo-1')).toMatchObject({ applications: 21, scored: 21, median: 11, selected: 7 });
  });

  it('calculates scoring rates above the median, and their ratio to the most favored category', () => {
    expect(requireCategory(sex, 'male').scoring).toMatchObject({ hits: 6, of: 10, rate: 0.6, ratio: 1, chance: null });
    const { scoring } = requireCategory(sex, 'female');
    expect(scoring).toMatchObject({ hits: 4, of: 10, rate: 0.4, isBelowFourFifths: true, isUncertain: true });
    expect(scoring?.ratio).toBeCloseTo(2 / 3, 10);
    // Of 184,756 ways to place ten hits among twenty people only 63,504 are more even: 1 - 63504 / 184756.
    expect(scoring?.chance).toBeCloseTo(0.656_282, 5);
    expect(scoring?.low).toBeCloseTo(0.168_18, 4);
    expect(scoring?.high).toBeCloseTo(0.687_33, 4);
  });

  it('calculates selection rates, and their ratio to the most favored category', () => {
    expect(requireCategory(sex, 'male').selection).toMatchObject({ hits: 5, of: 10, rate: 0.5, ratio: 1 });
    expect(requireCategory(sex, 'female').selection).toMatchObject({ hits: 2, of: 10, rate: 0.2, ratio: 0.4 });
  });

  it('counts unknown answers', () => {
    expect([sex.unknown, race.unknown, requireTable(GOLDEN, 'Sex and race or ethnicity').unknown]).toEqual([1, 2, 2]);
  });

  it('withholds small categories, which are never the most favored', () => {
    expect(requireCategory(race, 'white')).toMatchObject({
      state: 'counted',
      applications: 8,
      scoring: { hits: 6, ratio: 1 },
    });
    const hispanic = requireCategory(race, 'hispanic-or-latino');
    expect(hispanic.applications).toBe(6);
    expect(hispanic.scoring?.ratio).toBeCloseTo(2 / 3, 10);
    for (const code of ['asian', 'black']) {
      expect(requireCategory(race, code)).toMatchObject({
        state: 'withheld',
        applications: null,
        scoring: null,
        selection: null,
      });
    }
    expect(requireCategory(race, 'two-or-more')).toMatchObject({ state: 'empty', applications: 0, scoring: null });
  });

  it('crosses sex and race', () => {
    const crossed = requireTable(GOLDEN, 'Sex and race or ethnicity');
    expect(crossed.categories).toHaveLength(14);
    expect(requireCategory(crossed, 'male/white')).toMatchObject({
      applications: 5,
      scoring: { hits: 4, of: 5 },
      selection: { hits: 4 },
    });
    expect(requireCategory(crossed, 'female/white').state).toBe('withheld');
  });
});

describe('withheld categories', () => {
  it('are never alone, because their size would follow from the others', () => {
    const sex = requireTable([...people(3, { sex: 'female' }), ...people(100, { sex: 'male' })], 'Sex');
    expect(sex.categories.map(({ state }) => state)).toEqual(['withheld', 'withheld']);
  });

  it('are determined by the number of people, not of applications', () => {
    const sixByOnePerson = Array.from({ length: 6 }, () => people(1, { sex: 'female', person: 'Ana' })).flat();
    const sex = requireTable([...sixByOnePerson, ...people(100, { sex: 'male' })], 'Sex');
    expect(requireCategory(sex, 'female')).toMatchObject({ state: 'withheld', applications: null, selection: null });
  });

  it('have no numbers in the reports', () => {
    const measures = measureBias(GOLDEN, 'eeo-1');
    const line = biasCsv(HEAD, measures)
      .split('\r\n')
      .find((text) => text.startsWith('Race or ethnicity,scoring,asian'));
    expect(line).toBe('Race or ethnicity,scoring,asian,withheld,,,,,,,,,,,no,2026-12-01T00:00:00.000Z,1,a test');
    expect(biasPage(HEAD, measures)).toContain(
      '<td>Asian</td><td>–</td><td>–</td><td>–</td><td>–</td><td>–</td><td>–</td><td>withheld: too few people</td>',
    );
  });
});

describe('categories', () => {
  it('below two percent are left out of ratios but keep their rate', () => {
    const race = requireTable(
      [
        ...people(210, { race: 'white', score: 40 }),
        ...people(200, { race: 'black', score: 60 }),
        ...people(6, { race: 'asian', score: 60 }),
      ],
      'Race or ethnicity',
    );
    expect(requireCategory(race, 'asian')).toMatchObject({
      state: 'small-share',
      applications: 6,
      scoring: { rate: 1, ratio: null },
    });
  });

  it('are marked as certain for a large difference with many people', () => {
    const sex = requireTable(
      [
        ...people(200, { sex: 'female', score: 40 }),
        ...people(100, { sex: 'female', score: 60 }),
        ...people(100, { sex: 'male', score: 40 }),
        ...people(200, { sex: 'male', score: 60 }),
      ],
      'Sex',
    );
    expect(requireCategory(sex, 'female').scoring).toMatchObject({
      ratio: 0.5,
      isBelowFourFifths: true,
      isUncertain: false,
    });
  });

  it('have no ratio if no one is selected, and no scoring rate without scores', () => {
    const sex = requireTable(
      [...people(9, { sex: 'female', score: null }), ...people(9, { sex: 'male', score: null })],
      'Sex',
    );
    expect(requireCategory(sex, 'female')).toMatchObject({ scoring: null, selection: { rate: 0, ratio: null } });
  });

  it('treat a race of another scheme as unknown, but count the sex', () => {
    const both = [...people(10, { sex: 'female', race: 'parda' }), ...people(10, { sex: 'male', race: 'white' })];
    const race = requireTable(both, 'Race or ethnicity');
    expect(race.unknown).toBe(10);
    expect(requireCategory(race, 'white')).toMatchObject({ applications: 10, selection: { ratio: null } });
    expect(requireTable(both, 'Sex').unknown).toBe(0);
    expect(requireTable(both, 'Sex and race or ethnicity').unknown).toBe(10);
  });

  it('are those of the Brazilian census if requested', () => {
    const race = measureBias(people(10, { race: 'parda' }), 'ibge').tables[1];
    expect(race?.categories.map(({ code, applications: count }) => [code, count])).toContainEqual(['parda', 10]);
  });
});

describe('the report page', () => {
  it('starts with a large warning for generated marketplaces', () => {
    const measures = measureBias(GOLDEN, 'eeo-1');
    expect(biasPage({ ...HEAD, isGenerated: true }, measures)).toMatch(
      /<h1>[^<]+<\/h1>\s*<p class="warning" role="note">GENERATED DATA/,
    );
    expect(biasPage(HEAD, measures)).not.toContain('GENERATED');
    expect(biasCsv({ ...HEAD, isGenerated: true }, measures)).toContain(',yes,2026-12-01');
  });

  it('escapes all text', () => {
    const page = biasPage({ ...HEAD, source: '<img src=x onerror=1>' }, measureBias([], 'eeo-1'));
    expect(page).not.toContain('<img');
  });
});
