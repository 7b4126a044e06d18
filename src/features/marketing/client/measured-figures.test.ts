import { expect, it } from 'vitest';
import { measuredWords } from './measured-figures.ts';
import { measuredEn } from './texts/measured.en.ts';

it('writes what was measured as the goals are written, and over how many hires', () => {
  const figures = { placementRate: 94, daysToHire: 12, hires: 31 };
  expect(measuredWords('placementRate', figures, measuredEn)).toEqual({
    figure: '94%',
    text: 'placement rate',
    mark: 'Measured over 31 hires',
  });
  expect(measuredWords('daysToHire', figures, measuredEn)).toMatchObject({
    figure: '12 days',
    mark: 'Median of 31 hires',
  });
  expect(measuredWords('daysToHire', { ...figures, daysToHire: 1 }, measuredEn)?.figure).toBe('1 day');
  expect(measuredWords('toString', figures, measuredEn)).toBeNull();
});
