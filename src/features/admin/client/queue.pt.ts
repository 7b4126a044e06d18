/** Texts of the admins' to-do list across all desks, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { queueEn } from './queue.en.ts';

export const queuePt: TranslationOf<typeof queueEn> = {
  title: 'Pendências',
  text: 'Tudo o que depende da equipe de administração, começando pelo que espera há mais tempo.',
  show: 'Mostrar',
  all: 'Tudo',
  kinds: {
    intake: 'Candidatura',
    profile: 'Perfil',
    verification: 'Verificação',
    english: 'Prova de inglês',
    report: 'Denúncia',
    appeal: 'Revisão',
  },
  desks: {
    intake: 'Candidaturas',
    profile: 'Perfis',
    verification: 'Verificações',
    english: 'Provas de inglês',
    report: 'Denúncias',
    appeal: 'Revisões',
  },
  noName: 'Nome oculto na avaliação',
  due: 'Responder até {date}',
  empty: 'Tudo em dia!',
  emptyText: 'Não há nada pendente. As novas pendências aparecem aqui na hora.',
  failed: 'Não foi possível carregar a lista',
};
