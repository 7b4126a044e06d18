import { expect, it } from 'vitest';
import { measuredWords } from './measured-figures.ts';

it('writes what was measured as the goals are written, and over how many hires', () => {
  const figures = { placementRate: 94, daysToHire: 12, hires: 31 };
  expect(measuredWords('placementRate', figures, 'en')).toEqual({
    figure: '94%',
    text: 'placement rate',
    mark: 'Measured over 31 hires',
  });
  expect(measuredWords('daysToHire', figures, 'en')).toMatchObject({ figure: '12 days', mark: 'Median of 31 hires' });
  expect(measuredWords('daysToHire', { ...figures, daysToHire: 1 }, 'en')?.figure).toBe('1 day');
  expect(measuredWords('toString', figures, 'en')).toBeNull();
});
