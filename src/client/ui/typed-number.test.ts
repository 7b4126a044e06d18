import { describe, expect, it } from 'vitest';
import { parseTypedNumber } from './typed-number.ts';

describe('parseTypedNumber', () => {
  it.each([
    ['45', 45],
    [' 45 ', 45],
    ['45,50', 45.5],
    ['45.5', 45.5],
    ['1,500', 1500],
    ['1.500', 1500],
    ['1.500.000', 1_500_000],
    [',5', 0.5],
    ['', null],
    ['  ', null],
  ])('reads %j as %j', (text, value) => {
    expect(parseTypedNumber(text)).toBe(value);
  });

  it.each(['forty', '45,50,1', '4 5', '-3', '1e3', '$45', '45/hr'])('rejects %j', (text) => {
    expect(parseTypedNumber(text)).toBeNaN();
  });
});
