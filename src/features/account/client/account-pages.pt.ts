/** Texts of the static parts of this feature's public pages, in Portuguese; the browser never loads them. */
import type { TranslationOf } from '#shared/translation.ts';
import type { accountPagesEn } from './account-pages.en.ts';

export const accountPagesPt: TranslationOf<typeof accountPagesEn> = {
  confirm: {
    title: 'Confirme seu novo endereço',
    text: 'Pressione o botão, e a partir de agora você entra com ele.',
    claim: 'Você, em outro endereço.',
    account: 'Ir para sua conta',
  },
  undo: {
    title: 'Desfaça a mudança',
    text: 'Pressione o botão: seu endereço de antes volta a ser o da sua conta e todos os dispositivos são desconectados.',
    claim: 'O que é seu continua seu.',
    signIn: 'Entrar',
  },
};
