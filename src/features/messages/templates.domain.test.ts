import { describe, expect, it } from 'vitest';
import { fillPlaceholders, findFirstPlaceholder } from './templates.domain.ts';

const values = { firstName: 'Ana', companyName: null, jobTitle: 'Bookkeeper {firstName}' };

describe('a message template', () => {
  it('is filled in with known values in a single pass, and keeps unknown placeholders', () => {
    expect(fillPlaceholders('Hi {firstName}, about {jobTitle} at {companyName}: {salary}, {}', values)).toBe(
      'Hi Ana, about Bookkeeper {firstName} at {companyName}: {salary}, {}',
    );
    expect(fillPlaceholders('No $& braces', { ...values, firstName: '$&' })).toBe('No $& braces');
    expect(fillPlaceholders('{firstName}', { ...values, firstName: '$&' })).toBe('$&');
  });

  it('yields the position of its first known placeholder, or null if it has none', () => {
    expect(findFirstPlaceholder('Hi Ana at {salary} {companyName}')).toEqual([19, 32]);
    expect(findFirstPlaceholder('Hi Ana')).toBeNull();
  });
});
