/** Names of the roles that a company's members can have, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { memberRolesEn } from './member-roles.en.ts';

export const memberRolesPt: TranslationOf<typeof memberRolesEn> = {
  owner: 'Responsável pela conta',
  recruiter: 'Recrutamento',
  reviewer: 'Avaliação',
  viewer: 'Somente leitura',
};
