/** The form resolver must support zod/mini schemas and their messages. */
import { zodResolver } from '@hookform/resolvers/zod';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emailAddress, requiredSkillList, requiredText } from '#shared/schema.ts';

const schema = z.object({
  email: emailAddress('email-not-valid'),
  title: requiredText('job-title-required', 200),
  skills: requiredSkillList('skill-required'),
});
const options = { fields: {}, shouldUseNativeValidation: false };

describe('the form resolver', () => {
  it('returns the schema’s output for valid values', async () => {
    const values = { email: ' Ana@Example.com ', title: 'Developer', skills: ['React'] };
    const result = await zodResolver(schema)(values, undefined, options);
    expect(result).toEqual({ errors: {}, values: { ...values, email: 'ana@example.com' } });
  });

  it('returns the message of each field', async () => {
    const { errors } = await zodResolver(schema)({ email: 'x', title: ' ', skills: [] }, undefined, options);
    expect(errors).toMatchObject({
      email: { message: 'email-not-valid' },
      title: { message: 'job-title-required' },
      skills: { message: 'skill-required' },
    });
  });
});
