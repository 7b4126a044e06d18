import { expect, it } from 'vitest';
import { CLAIMS } from '#shared/brand-facts.ts';
import { measuredWords } from './measured-figures.ts';
import { measuredEn } from './texts/measured.en.ts';

const FIGURES = { placementRate: 98, daysToHire: 12, hires: 131 };

it('measured results are formatted like the goals and state the number of hires', () => {
  expect(measuredWords('placementRate', FIGURES, measuredEn)).toEqual({
    figure: '98%',
    text: 'placement rate',
    mark: 'Based on 131 hires and the jobs with applicants that closed without a hire',
  });
  expect(measuredWords('daysToHire', FIGURES, measuredEn)).toMatchObject({
    figure: '12 days',
    mark: 'Median per job, 131 hires',
  });
  expect(measuredWords('daysToHire', { ...FIGURES, daysToHire: 1 }, measuredEn)?.figure).toBe('1 day');
  expect(measuredWords('toString', FIGURES, measuredEn)).toBeNull();
});

it('a measured result that misses its goal is not shown', () => {
  const { placementRate, daysToHire } = CLAIMS;
  expect(measuredWords('placementRate', { ...FIGURES, placementRate }, measuredEn)).not.toBeNull();
  expect(measuredWords('placementRate', { ...FIGURES, placementRate: placementRate - 1 }, measuredEn)).toBeNull();
  expect(measuredWords('daysToHire', { ...FIGURES, daysToHire: daysToHire - 1 }, measuredEn)).not.toBeNull();
  expect(measuredWords('daysToHire', { ...FIGURES, daysToHire }, measuredEn)).toBeNull();
});
