/** What the savings calculator says: within the claims as long as nobody edits a figure, and true to the figures when they do. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLAIMED_SAVING, FIGURE_BOUNDS, savingsOf } from '../savings.domain.ts';
import { FACTS, POPULAR_ROLES } from './landing-content.ts';
import { announcementOf, barsOf, figureError, figureHelp, linesOf, roleNamed, startOf } from './savings-content.ts';

const manager = roleNamed('Marketing Manager');

const someFigures = fc.record({
  hires: fc.integer(FIGURE_BOUNDS.hires),
  months: fc.integer(FIGURE_BOUNDS.months),
  usCost: fc.integer(FIGURE_BOUNDS.usCost),
  ourCost: fc.integer(FIGURE_BOUNDS.ourCost),
});

describe('the figures it begins with', () => {
  it.each(POPULAR_ROLES)('of $title save between 30% and what the pages claim', (role) => {
    const { percent } = savingsOf(startOf(role));
    expect(percent).toBeGreaterThanOrEqual(30);
    expect(percent).toBeLessThanOrEqual(CLAIMED_SAVING);
    expect(linesOf(role, startOf(role)).aboveClaim).toBe('');
  });

  it('lie within the range of the role, and at the lowest that a U.S. hire is said to cost', () => {
    for (const role of POPULAR_ROLES) {
      const { usCost, ourCost } = startOf(role);
      expect(usCost).toBe(8_000);
      expect(ourCost).toBeGreaterThanOrEqual(role.salary.from);
      expect(ourCost).toBeLessThanOrEqual(role.salary.to);
      expect(figureHelp('ourCost', role)).toContain(`$${role.salary.from.toLocaleString('en-US')}-$`);
    }
  });

  it('and the claim is the one the page makes', () => {
    expect(FACTS.map(({ figure }) => figure)).toContain(`Up to ${CLAIMED_SAVING}%`);
  });
});

describe('the result', () => {
  it('names the saving, its share and how both come about', () => {
    expect(linesOf(manager, { hires: 2, months: 12, usCost: 8_000, ourCost: 4_000 })).toEqual({
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

  it('says so where the figures of the visitor give more than we claim', () => {
    const lines = linesOf(manager, { hires: 1, months: 1, usCost: 10_000, ourCost: 2_000 });
    expect(lines.outcome).toBe('saved, 80% of the U.S. cost');
    expect(lines.aboveClaim).toBe(
      'That is more than the up to 70% that we claim. It follows from the figures you put in.',
    );
    expect(linesOf(manager, { hires: 1, months: 1, usCost: 10_000, ourCost: 3_000 }).aboveClaim).toBe('');
  });

  it('says so where the U.S. hire costs less', () => {
    const lines = linesOf(manager, { hires: 1, months: 1, usCost: 3_000, ourCost: 4_000 });
    expect(lines).toMatchObject({
      amount: '$1,000',
      outcome: 'more than in the U.S., 34% on top',
      monthly: '$1,000 more a month for each hire',
      worked: '($3,000 − $4,000) × 1 hire × 1 month = −$1,000',
      workedPercent: '−$1,000 ÷ $3,000 = −34%',
    });
  });

  it('says so where there is no difference, or hardly one', () => {
    const same = linesOf(manager, { hires: 1, months: 1, usCost: 4_000, ourCost: 4_000 });
    expect(`${same.amount} ${same.outcome}`).toBe('$0 difference: both sides cost the same');
    const hardly = linesOf(manager, { hires: 1, months: 1, usCost: 4_000, ourCost: 3_999 });
    expect(`${hardly.amount} ${hardly.outcome}`).toBe('$1 saved, less than 1% of the U.S. cost');
  });

  it('is a sentence for those who hear it', () => {
    expect(announcementOf(linesOf(manager, startOf(manager)))).toBe(
      'Marketing Manager · 1 hire · 12 months: $48,000 saved, 50% of the U.S. cost.',
    );
  });

  it('shows no figure while one cannot be read, and says what to do', () => {
    const { subject, outcome, aboveClaim, ...others } = linesOf(manager, null);
    expect([subject, outcome, aboveClaim]).toEqual([
      'Marketing Manager',
      'Correct the marked field to see the result',
      '',
    ]);
    expect(new Set(Object.values(others))).toEqual(new Set(['–']));
    expect(figureError('hires')).toBe('Enter a whole number from 1 to 100');
    expect(figureError('usCost')).toBe('Enter a whole number from $1 to $100,000');
  });
});

describe('the bars', () => {
  const shareOf = (bar: string): number => 1 + Number(/^translateX\((-?[\d.e-]+)%\)$/.exec(bar)?.[1]) / 100;

  it('are as long as the costs are to each other, the longer one whole', () => {
    fc.assert(
      fc.property(someFigures, (figures) => {
        const { us, ours } = barsOf(figures);
        expect(Math.max(shareOf(us), shareOf(ours))).toBe(1);
        expect(shareOf(us) / shareOf(ours)).toBeCloseTo(figures.usCost / figures.ourCost, 2);
      }),
    );
  });

  it('are empty while a figure cannot be read', () => {
    expect(Object.values(barsOf(null)).map(shareOf)).toEqual([0, 0]);
  });
});
