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
    text: 'Depois de confirmar o novo e-mail, use-o para entrar na sua conta.',
    tagline: 'Sua conta continua a mesma. Só o e-mail muda.',
    account: 'Ir para sua conta',
  },
  erase: {
    head: {
      title: 'Apagar meus dados',
      description:
        'Se você não tem conta, peça para apagarmos os dados ligados ao seu e-mail. Vamos enviar um link por e-mail para você confirmar o pedido.',
      share: { kicker: 'Seus dados', title: 'Apagar meus dados' },
    },
    title: 'Apagar meus dados',
    text: 'Use esta página se você não tem conta, mas enviou uma candidatura, agendou uma consulta, aparece como referência de alguém ou recebeu e-mails nossos.',
    tagline: 'Dados apagados não podem ser recuperados; por isso, pedimos que você confirme por e-mail.',
    privacy: 'O que guardamos e por quanto tempo',
  },
  undo: {
    head: {
      title: 'Desfazer a mudança',
      description: 'Restaure o endereço de e-mail anterior da sua conta.',
      share: { kicker: 'Sua conta', title: 'Desfazer a mudança' },
    },
    title: 'Desfazer a mudança',
    text: 'Clique no botão para restaurar seu e-mail anterior. Isso também desconecta sua conta de todos os dispositivos.',
    tagline: 'Se você não pediu essa mudança, pode desfazer aqui.',
    signIn: 'Entrar',
  },
};
