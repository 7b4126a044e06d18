/** The texts for time spans in profiles. */
import { describe, expect, it } from 'vitest';
import { educationSpanText, spanText } from './profile-texts.ts';

describe('a span of months', () => {
  it.each([
    ['2021-03', '2023-06', 'Mar 2021 – Jun 2023'],
    ['2021-03', null, 'Mar 2021 – present'],
    ['2025-05', '2025-05', 'May 2025'],
    [null, '2025-05', 'May 2025'],
  ])('from %s to %s is shown as "%s"', (start, end, text) => {
    expect(spanText(start, end, 'present', 'en')).toBe(text);
  });
});

describe('the time span of an education entry', () => {
  it.each([
    ['2019', '2023', '2019 – 2023'],
    [null, '2023', '2023'],
    ['2019-03', '2019-03', 'Mar 2019'],
    ['2019-03', null, 'started Mar 2019'],
    ['2019', '', 'started 2019'],
  ])('from %s to %s is shown as "%s"', (start, end, text) => {
    expect(educationSpanText({ start, end }, (date) => `started ${date}`, 'en')).toBe(text);
  });
});
