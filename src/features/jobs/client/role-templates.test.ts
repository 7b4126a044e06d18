import { describe, expect, it } from 'vitest';
import { newJobSchema } from '../new-job.contract.ts';
import { ROLE_FAMILIES, ROLE_NAMES, ROLE_TEMPLATES, templateChanges } from './role-templates.ts';

const EMPTY = { title: '', description: '', requiredSkills: [], responsibilities: '' } as const;
const empty = () => ({ ...EMPTY, requiredSkills: [] as string[] });

describe('role templates', () => {
  it('exist for every role family', () => {
    const families = new Set(ROLE_NAMES.map((name) => ROLE_TEMPLATES[name].family));
    expect([...families].toSorted()).toEqual(ROLE_FAMILIES.toSorted());
  });

  it.each(ROLE_NAMES)('for %s can be posted without changes', (name) => {
    const { draft } = ROLE_TEMPLATES[name];
    expect(newJobSchema.safeParse({ ...draft, requiredSkills: [...draft.requiredSkills] }).success).toBe(true);
  });

  it('fill an empty form, and can be replaced by those of another role', () => {
    const bookkeeper = { ...empty(), ...templateChanges(empty(), 'bookkeeper') };
    expect(bookkeeper).toMatchObject({ title: 'Bookkeeper' });
    expect(templateChanges(bookkeeper, 'accountant')).toMatchObject({ title: 'Accountant' });
  });

  it.each(ROLE_NAMES)('for %s state no type, pay, experience or time zone', (name) => {
    const terms = ['jobType', 'hourlyBudget', 'hourlyBudgetFrom', 'experience', 'timezone'];
    expect(Object.keys(templateChanges(empty(), name)).filter((field) => terms.includes(field))).toEqual([]);
  });

  it('keep text that the user wrote', () => {
    const draft = { ...empty(), title: 'Bookkeeper for a bakery', requiredSkills: ['Xero'] };
    const changes = templateChanges(draft, 'bookkeeper');
    expect(Object.keys(changes).toSorted()).toEqual(['description', 'responsibilities']);
  });
});
