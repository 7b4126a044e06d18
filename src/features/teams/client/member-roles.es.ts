/** Names of the roles that a company's members can have, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { memberRolesEn } from './member-roles.en.ts';

export const memberRolesEs: TranslationOf<typeof memberRolesEn> = {
  owner: 'Responsable de la cuenta',
  recruiter: 'Selección',
  reviewer: 'Evaluación',
  viewer: 'Solo lectura',
};
