import { describe, expect, it } from 'vitest';
import { readDesign } from '#testing/resume-designs/design.ts';
import { ENGLISH_DESIGNS } from '#testing/resume-designs/english.ts';
import { PORTUGUESE_DESIGNS } from '#testing/resume-designs/portuguese.ts';
import { SPANISH_DESIGNS } from '#testing/resume-designs/spanish.ts';

describe.each([
  ['Spanish', SPANISH_DESIGNS],
  ['Portuguese', PORTUGUESE_DESIGNS],
  ['English', ENGLISH_DESIGNS],
])('%s résumés', (_, designs) => {
  it.each(Object.entries(designs))('are read with %s', (_name, { texts, ...expected }) => {
    expect(readDesign({ texts })).toMatchObject(expected);
  });
});
