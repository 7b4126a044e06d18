/**
 * Which field errors are found in what a call rejects with, and at which field they land.
 */
import { describe, expect, it } from 'vitest';
import { fieldErrorsOf, fieldNames, matchField } from './server-errors.ts';

const errors = [{ path: 'title', message: 'Job title is required', code: 'job-title-required', params: {} }];

describe('the field errors of a rejection', () => {
  it('are found on the error itself and in its problem', () => {
    expect(fieldErrorsOf({ errors })).toEqual(errors);
    expect(fieldErrorsOf({ problem: { status: 400, errors } })).toEqual(errors);
  });

  it('are none for anything else', () => {
    for (const other of [null, undefined, 'text', new Error('500: x'), { errors: 'x' }, { errors: [{ path: 1 }] }]) {
      expect(fieldErrorsOf(other)).toEqual([]);
    }
  });
});

describe('the field of a path', () => {
  it('is the field of that name, or the list the entry is in', () => {
    expect(matchField('title', ['title'])).toBe('title');
    expect(matchField('requiredSkills.3', ['requiredSkills'])).toBe('requiredSkills');
  });

  it('is the field of an entry, where the entries of a list have fields', () => {
    const fields = fieldNames({ title: '', skills: ['a'], positions: [{ title: 'Clerk', end: null }] });
    expect(fields).toEqual(['title', 'skills', 'positions', 'positions.0.title', 'positions.0.end']);
    expect(matchField('positions.0.end', fields)).toBe('positions.0.end');
    expect(matchField('positions.1.end', fields)).toBe('positions');
  });

  it('is null where the form has none', () => {
    expect(matchField('companyId', ['title'])).toBeNull();
    expect(matchField('a.b.c', ['title'])).toBeNull();
  });
});
