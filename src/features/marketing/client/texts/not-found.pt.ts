/** Portuguese text for the page shown for unknown URLs. */
import type { TranslationOf } from '#shared/translation.ts';
import type { notFoundEn } from './not-found.en.ts';

export const notFoundPt: TranslationOf<typeof notFoundEn> = {
  head: {
    title: 'Página não encontrada',
    description: 'Não há nenhuma página neste endereço.',
    share: { kicker: '404', title: 'Página não encontrada' },
  },
  title: '404 Página não encontrada',
  text: 'Não há nenhuma página neste endereço. Confira o link ou volte ao início.',
  home: 'Ir para o início',
  consultation: 'Agendar uma consulta',
  apply: 'Candidatar-se como profissional',
  resources: 'Recursos (em inglês)',
  signIn: 'Entrar',
  dashboard: 'Painel',
};
