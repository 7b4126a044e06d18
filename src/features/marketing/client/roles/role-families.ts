/** Loads all role families in a language, in the order of the Find Talent menu. */
import type { Language } from '#shared/languages.ts';
import { findPaidRole, ROLE_PAY } from '#shared/role-pay.ts';
import { fillFacts } from '../content/facts.ts';
import { FAMILY_IDS, type FamilyId, familySchema, familyTextsSchema, type RoleFamily } from './role-family.ts';

const FILES = import.meta.glob<string>('/content/roles/*.json', { query: '?raw', import: 'default', eager: true });

const readFile = (id: FamilyId, language: Language): unknown => {
  const file = FILES[`/content/roles/${id}.${language}.json`];
  if (file === undefined) throw new Error(`content/roles has no ${id}.${language}.json`);
  return JSON.parse(fillFacts(file, language));
};

const rolePay = (title: string): { from: number; to: number } => {
  const role = findPaidRole(title);
  if (role === null) throw new Error(`The pay guide has no role ${title}`);
  return ROLE_PAY[role];
};

const readFamily = (id: FamilyId, language: Language): RoleFamily => {
  const english = familySchema.parse(readFile(id, 'en'));
  const family = {
    ...english,
    id,
    path: `/hire/${id}`,
    roles: english.roles.map((role) => ({ ...role, salary: rolePay(role.title) })),
  };
  if (language === 'en') return family;
  const { roles, ...texts } = familyTextsSchema.parse(readFile(id, language));
  if (roles.length !== family.roles.length)
    throw new Error(`${id}.${language}.json has a different number of roles than English`);
  return { ...family, ...texts, roles: family.roles.map((role, index) => ({ ...role, ...roles[index] })) };
};

export const familiesIn = (language: Language): readonly RoleFamily[] =>
  FAMILY_IDS.map((id) => readFamily(id, language));
