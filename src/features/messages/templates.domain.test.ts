import { describe, expect, it } from 'vitest';
import { filled, firstPlaceholder } from './templates.domain.ts';

const values = { firstName: 'Ana', companyName: null, jobTitle: 'Bookkeeper {firstName}' };

describe('a saved text', () => {
  it('is filled with the known values once, and keeps unknown placeholders', () => {
    expect(filled('Hi {firstName}, about {jobTitle} at {companyName}: {salary}, {}', values)).toBe(
      'Hi Ana, about Bookkeeper {firstName} at {companyName}: {salary}, {}',
    );
    expect(filled('No $& braces', { ...values, firstName: '$&' })).toBe('No $& braces');
    expect(filled('{firstName}', { ...values, firstName: '$&' })).toBe('$&');
  });

  it('returns the position of its first gap', () => {
    expect(firstPlaceholder('Hi Ana at {salary} {companyName}')).toEqual([19, 32]);
    expect(firstPlaceholder('Hi Ana')).toBeNull();
  });
});
