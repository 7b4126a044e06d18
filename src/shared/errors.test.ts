import { describe, expect, it } from 'vitest';
import { AppError, invalidField, notFound, parseRefusal, refusal } from './errors.ts';

describe('refusal codes', () => {
  it('are parsed with their parameters', () => {
    const params = { list: ['a "b"', '{c}\nd'], more: 1 };
    expect(parseRefusal(refusal('not-one-of', params))).toEqual({ code: 'not-one-of', params });
    expect(parseRefusal('already-applied')).toEqual({ code: 'already-applied', params: {} });
    expect(parseRefusal(notFound('job').refusal)).toEqual({ code: 'job-not-found', params: {} });
  });

  it.each(['', 'Invalid input', 'Name is required', 'two words', 'code {"x":1} more', 'code {x}', '{"x":1}'])(
    'are not found in %j',
    (text) => {
      expect(parseRefusal(text)).toBeNull();
    },
  );

  it('do not compile if they are unknown or lack a parameter', () => {
    // @ts-expect-error a misspelled code
    expect(new AppError('conflict', 'already-aplied').refusal).toBe('already-aplied');
    // @ts-expect-error a missing parameter
    expect(invalidField('files', 'too-many-files').refusal).toBe('too-many-files');
    // @ts-expect-error a missing parameter
    expect(refusal('too-many-files', {})).toBe('too-many-files {}');
    // @ts-expect-error one of two parameters
    expect(refusal('not-from-to', { from: 1 })).toBe('not-from-to {"from":1}');
    // @ts-expect-error a missing parameter of a branch
    expect(refusal('unprintable', { where: 'name' })).toBe('unprintable {"where":"name"}');
    // @ts-expect-error an unknown object
    expect(notFound('jobs').refusal).toBe('jobs-not-found');
  });
});
