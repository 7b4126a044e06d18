import { describe, expect, it } from 'vitest';
import { fieldNames, matchField, readFieldErrors } from './server-errors.ts';

const errors = [{ path: 'title', message: 'Job title is required', code: 'job-title-required', params: {} }];

describe('readFieldErrors', () => {
  it('finds field errors on the error itself and in its problem', () => {
    expect(readFieldErrors({ errors })).toEqual(errors);
    expect(readFieldErrors({ problem: { status: 400, errors } })).toEqual(errors);
  });

  it('returns none for other values', () => {
    for (const other of [null, undefined, 'text', new Error('500: x'), { errors: 'x' }, { errors: [{ path: 1 }] }]) {
      expect(readFieldErrors(other)).toEqual([]);
    }
  });
});

describe('matchField', () => {
  it('returns the field of that name, or the list that contains the entry', () => {
    expect(matchField('title', ['title'])).toBe('title');
    expect(matchField('requiredSkills.3', ['requiredSkills'])).toBe('requiredSkills');
  });

  it('returns the field of an entry if entries have fields', () => {
    const fields = fieldNames({ title: '', skills: ['a'], positions: [{ title: 'Clerk', end: null }] });
    expect(fields).toEqual(['title', 'skills', 'positions', 'positions.0.title', 'positions.0.end']);
    expect(matchField('positions.0.end', fields)).toBe('positions.0.end');
    expect(matchField('positions.1.end', fields)).toBe('positions');
  });

  it('returns null for unknown fields', () => {
    expect(matchField('companyId', ['title'])).toBeNull();
    expect(matchField('a.b.c', ['title'])).toBeNull();
  });
});
