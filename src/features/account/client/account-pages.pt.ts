/** Public pages about an account, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { accountPagesEn } from './account-pages.en.ts';

export const accountPagesPt: TranslationOf<typeof accountPagesEn> = {
  confirm: {
    head: {
      title: 'Confirme seu novo e-mail',
      description: 'Confirme o novo e-mail da sua conta.',
      share: { kicker: 'Sua conta', title: 'Confirme seu novo e-mail' },
    },
    title: 'Confirme seu novo e-mail',
    text: 'Depois de confirmar seu novo e-mail, você entra com ele.',
    claim: 'Sua conta continua a mesma. Só o e-mail muda.',
    account: 'Ir para sua conta',
  },
  erase: {
    head: {
      title: 'Apagar meus dados',
      description:
        'Peça que apaguemos o que guardamos sobre seu e-mail se você não tem conta. Você confirma o pedido pelo link que enviaremos por e-mail.',
      share: { kicker: 'Seus dados', title: 'Apagar meus dados' },
    },
    title: 'Apagar meus dados',
    text: 'Use esta página se você não tem conta, mas se candidatou, agendou uma consulta, recebeu e-mails nossos ou alguém indicou você como referência.',
    claim: 'O que apagamos não pode ser recuperado, por isso pedimos a confirmação por e-mail.',
    privacy: 'O que guardamos e por quanto tempo',
  },
  undo: {
    head: {
      title: 'Desfazer a mudança',
      description: 'Recupere o e-mail anterior da sua conta.',
      share: { kicker: 'Sua conta', title: 'Desfazer a mudança' },
    },
    title: 'Desfazer a mudança',
    text: 'Clique no botão para recuperar seu e-mail anterior. Isso também encerra o acesso em todos os dispositivos.',
    claim: 'Se você não pediu essa mudança, pode desfazê-la aqui.',
    signIn: 'Entrar',
  },
};
