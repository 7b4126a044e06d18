import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const STORED = { title: 'Clerk', budgetFrom: 10, budget: 20, benefits: '', skills: ['Excel', 'Word'] };

const editedForm = (changes: Partial<typeof STORED>) => ({
  formState: { defaultValues: STORED },
  getValues: () => ({ ...structuredClone(STORED), ...changes }),
});

const sentFields = (changes: Partial<typeof STORED>) =>
  changedFields(editedForm(changes), { ...STORED, ...changes }, [['budgetFrom', 'budget']]);

describe('the changed fields of a form', () => {
  it('are only those that differ from the values the form started with', () => {
    expect(sentFields({})).toEqual({});
    expect(sentFields({ title: 'Bookkeeper' })).toEqual({ title: 'Bookkeeper' });
    expect(sentFields({ skills: ['Excel'] })).toEqual({ skills: ['Excel'] });
  });

  it('include all fields of a unit', () => {
    expect(sentFields({ budget: 30 })).toEqual({ budgetFrom: 10, budget: 30 });
  });

  it('are returned as the schema converted them, and compared as they were typed', () => {
    const form = editedForm({ title: ' Clerk I ' });
    expect(changedFields(form, { ...STORED, title: 'Clerk I', benefits: null })).toEqual({ title: 'Clerk I' });
  });
});
