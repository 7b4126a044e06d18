/** The text of the savings calculator. The savings at the initial values must stay within what the pages claim. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLAIMS } from '#shared/brand-facts.ts';
import { calculateSavings, FIGURE_BOUNDS } from '../savings.domain.ts';
import { POPULAR_ROLES } from './landing-content.ts';
import {
  barOffsets,
  buildResultLines as buildLines,
  figureError,
  figureHelp,
  resultAnnouncement,
  roleStartingFigures,
  savingsWords,
  toCalculatorRole,
} from './savings-content.ts';
import { landingEn } from './texts/landing.en.ts';
import { savingsEn } from './texts/savings.en.ts';
import { savingsPt } from './texts/savings.pt.ts';
import { US_WAGES } from './us-wages.ts';

const english = savingsWords('en', savingsEn);
const englishLines = (...[role, figures]: [Parameters<typeof buildLines>[1], Parameters<typeof buildLines>[2]]) =>
  buildLines(english, role, figures);

const manager = toCalculatorRole('Marketing Manager');

const someFigures = fc.record({
  hires: fc.integer(FIGURE_BOUNDS.hires),
  months: fc.integer(FIGURE_BOUNDS.months),
  usCost: fc.integer(FIGURE_BOUNDS.usCost),
  ourCost: fc.integer(FIGURE_BOUNDS.ourCost),
});

describe('the initial values of the savings calculator', () => {
  it.each(POPULAR_ROLES)('for $title result in savings of at least 30% and at most the claimed percentage', (role) => {
    const { percent } = calculateSavings(roleStartingFigures(role));
    expect(percent).toBeGreaterThanOrEqual(30);
    expect(percent).toBeLessThanOrEqual(CLAIMS.savingPercent);
    expect(englishLines(role, roleStartingFigures(role)).aboveClaim).toBe('');
  });

  it('are within the pay range of the role, and at the median U.S. wage of its occupation', () => {
    for (const role of POPULAR_ROLES) {
      const { usCost, ourCost } = roleStartingFigures(role);
      const { annualMedian, occupation } = US_WAGES[role.title];
      expect(Math.abs(usCost - annualMedian / 12)).toBeLessThanOrEqual(50);
      expect(figureHelp(english, 'usCost', role)).toContain(occupation);
      expect(ourCost).toBeGreaterThanOrEqual(role.salary.from);
      expect(ourCost).toBeLessThanOrEqual(role.salary.to);
      expect(figureHelp(english, 'ourCost', role)).toContain(`$${role.salary.from.toLocaleString('en-US')}-$`);
    }
  });

  it('are limited by the same claim as on the landing page', () => {
    expect(landingEn.facts.map(({ figure }) => figure)).toContain(`Up to ${CLAIMS.savingPercent}%`);
  });
});

describe('the result of the savings calculator', () => {
  it('contains the saving, its percentage and the calculation', () => {
    expect(englishLines(manager, { hires: 2, months: 12, usCost: 8_000, ourCost: 4_000 })).toEqual({
      subject: 'Marketing Manager · 2 hires · 12 months',
      amount: '$96,000',
      outcome: 'saved, 50% of the U.S. cost',
      monthly: '$4,000 less a month for each hire',
      usTotal: '$192,000',
      ourTotal: '$96,000',
      worked: '($8,000 − $4,000) × 2 hires × 12 months = $96,000',
      workedPercent: '$96,000 ÷ $192,000 = 50%',
      aboveClaim: '',
    });
  });

  it('says when the visitor’s numbers exceed the claim', () => {
    const lines = englishLines(manager, { hires: 1, months: 1, usCost: 10_000, ourCost: 2_000 });
    expect(lines.outcome).toBe('saved, 80% of the U.S. cost');
    expect(lines.aboveClaim).toBe(
      'That’s more than the “up to 70%” we claim, because it’s based on the numbers you entered.',
    );
    expect(englishLines(manager, { hires: 1, months: 1, usCost: 10_000, ourCost: 3_000 }).aboveClaim).toBe('');
  });

  it('says when the U.S. hire costs less', () => {
    const lines = englishLines(manager, { hires: 1, months: 1, usCost: 3_000, ourCost: 4_000 });
    expect(lines).toMatchObject({
      amount: '$1,000',
      outcome: 'more than in the U.S., 34% of the U.S. cost',
      monthly: '$1,000 more a month for each hire',
      worked: '($3,000 − $4,000) × 1 hire × 1 month = −$1,000',
      workedPercent: '−$1,000 ÷ $3,000 = −34%',
    });
  });

  it('says when there is little or no difference', () => {
    const same = englishLines(manager, { hires: 1, months: 1, usCost: 4_000, ourCost: 4_000 });
    expect(`${same.amount} ${same.outcome}`).toBe('$0 difference: both cost the same');
    const almostSame = englishLines(manager, { hires: 1, months: 1, usCost: 4_000, ourCost: 3_999 });
    expect(`${almostSame.amount} ${almostSame.outcome}`).toBe('$1 saved, less than 1% of the U.S. cost');
  });

  it('is also a sentence for screen readers', () => {
    expect(resultAnnouncement(englishLines(manager, roleStartingFigures(manager)))).toBe(
      'Marketing Manager · 1 hire · 12 months: $109,200 saved, 69% of the U.S. cost.',
    );
  });

  it('is in the language of the page, with its number format', () => {
    const portuguese = savingsWords('pt', savingsPt);
    const lines = buildLines(portuguese, manager, { hires: 2, months: 1, usCost: 8_000, ourCost: 4_000 });
    expect(lines).toMatchObject({
      subject: 'Gerente de marketing · 2 contratações · 1 mês',
      amount: 'US$8.000',
      outcome: 'de economia, 50% do custo nos EUA',
      worked: '(US$8.000 − US$4.000) × 2 contratações × 1 mês = US$8.000',
    });
  });

  it('shows no amounts while a number is invalid, and says what to do', () => {
    const { subject, outcome, aboveClaim, ...others } = englishLines(manager, null);
    expect([subject, outcome, aboveClaim]).toEqual([
      'Marketing Manager',
      'Correct the highlighted field to see the result',
      '',
    ]);
    expect(new Set(Object.values(others))).toEqual(new Set(['–']));
    expect(figureError(english, 'hires')).toBe('Enter a whole number from 1 to 100');
    expect(figureError(english, 'usCost')).toBe('Enter a whole number from $1 to $100,000');
  });
});

describe('the bars of the result', () => {
  const barShare = (bar: string): number => 1 + Number(/^translateX\((-?[\d.e-]+)%\)$/.exec(bar)?.[1]) / 100;

  it('have lengths proportional to the costs, with the longer one at full length', () => {
    fc.assert(
      fc.property(someFigures, (figures) => {
        const { us, ours } = barOffsets(figures);
        expect(Math.max(barShare(us), barShare(ours))).toBe(1);
        expect(barShare(us) / barShare(ours)).toBeCloseTo(figures.usCost / figures.ourCost, 2);
      }),
    );
  });

  it('are empty while a number is invalid', () => {
    expect(Object.values(barOffsets(null)).map(barShare)).toEqual([0, 0]);
  });
});
