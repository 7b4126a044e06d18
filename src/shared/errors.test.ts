import { describe, expect, it } from 'vitest';
import { AppError, invalidField, notFound, readRefusal, refusal } from './errors.ts';

describe('a refusal', () => {
  it('is read as it was made', () => {
    const params = { list: ['a "b"', '{c}\nd'], more: 1 };
    expect(readRefusal(refusal('not-one-of', params))).toEqual({ code: 'not-one-of', params });
    expect(readRefusal('already-applied')).toEqual({ code: 'already-applied', params: {} });
    expect(readRefusal(notFound('job').refusal)).toEqual({ code: 'job-not-found', params: {} });
  });

  it.each(['', 'Invalid input', 'Name is required', 'two words', 'code {"x":1} more', 'code {x}', '{"x":1}'])(
    'is not what reads otherwise: %j',
    (text) => {
      expect(readRefusal(text)).toBeNull();
    },
  );

  it('has a code of the catalogue and all that its sentence names, or does not compile', () => {
    // @ts-expect-error misspelt
    expect(new AppError('conflict', 'already-aplied').refusal).toBe('already-aplied');
    // @ts-expect-error without its parameter
    expect(invalidField('files', 'too-many-files').refusal).toBe('too-many-files');
    // @ts-expect-error without its parameter
    expect(refusal('too-many-files', {})).toBe('too-many-files {}');
    // @ts-expect-error with one of its two parameters
    expect(refusal('not-from-to', { from: 1 })).toBe('not-from-to {"from":1}');
    // @ts-expect-error the parameter of a branch is missing
    expect(refusal('unprintable', { where: 'name' })).toBe('unprintable {"where":"name"}');
    // @ts-expect-error no such thing
    expect(notFound('jobs').refusal).toBe('jobs-not-found');
  });
});
