/**
 * That the resolver behind the forms takes the contracts' schemas (zod/mini) and gives their messages.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emailAddress, requiredSkillList, requiredText } from '#shared/schema.ts';

const schema = z.object({
  email: emailAddress('Invalid email address'),
  title: requiredText('Job title is required', 200),
  skills: requiredSkillList('Please add at least one skill'),
});
const options = { fields: {}, shouldUseNativeValidation: false };

describe('the resolver', () => {
  it('gives the schema’s output for valid values', async () => {
    const values = { email: ' Ana@Example.com ', title: 'Developer', skills: ['React'] };
    const result = await zodResolver(schema)(values, undefined, options);
    expect(result).toEqual({ errors: {}, values: { ...values, email: 'ana@example.com' } });
  });

  it('gives each field its message', async () => {
    const { errors } = await zodResolver(schema)({ email: 'x', title: ' ', skills: [] }, undefined, options);
    expect(errors).toMatchObject({
      email: { message: 'Invalid email address' },
      title: { message: 'Job title is required' },
      skills: { message: 'Please add at least one skill' },
    });
  });
});
