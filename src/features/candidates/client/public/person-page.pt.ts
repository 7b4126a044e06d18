/** Texts about one person on company screens, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { personPageEn } from './person-page.en.ts';

export const personPagePt: TranslationOf<typeof personPageEn> = {
  invite: 'Convidar',
  inviteFor: 'Convidar {name}',
  verification: 'Verificação',
  job: 'Vaga',
  engagements: 'Histórico com a sua empresa',
  applied: 'Candidatura enviada em {date}',
  invited: 'Convite enviado em {date}',
  list: 'Pessoas desta lista',
  previous: 'Pessoa anterior',
  next: 'Próxima pessoa',
  place: '{place, number} de {count, number}',
  placeMore: '{place, number} de {count, number}+',
  invitation: 'Convite',
};
