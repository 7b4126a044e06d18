import { expect, it } from 'vitest';
import { measuredText } from './measured-figures.ts';

it('writes what was measured as the goals are written', () => {
  const figures = { placementRate: 94, daysToHire: 12, hires: 31 };
  expect(measuredText('placementRate', figures)).toBe('94%');
  expect(measuredText('daysToHire', figures)).toBe('12 days');
  expect(measuredText('daysToHire', { ...figures, daysToHire: 1 })).toBe('1 day');
  expect(measuredText('toString', figures)).toBeNull();
});
