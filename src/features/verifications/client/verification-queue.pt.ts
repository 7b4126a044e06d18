/** Texts for the admins' verification queue, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { verificationQueueEn } from './verification-queue.en.ts';

export const verificationQueuePt: TranslationOf<typeof verificationQueueEn> = {
  title: 'Verificações',
  text: 'Aqui aparecem as verificações que nos pediram. Registramos suas decisões e avisamos quem pediu.',
  show: 'Mostrar',
  open: 'Abertas',
  failed: 'Não foi possível carregar as verificações',
  count: '{count, plural, =0 {Nenhuma} one {# verificação} other {# verificações}}',
  none: { title: 'Nenhuma verificação', text: 'As verificações com este status vão aparecer aqui.' },
  claimed: 'Pedida: {since}',
  noTitle: 'Ainda sem perfil',
  history: 'Histórico',
  byCandidate: 'por quem pediu',
  byTime: 'automaticamente',
  byAdmin: 'por {name}',
  self: 'Esta verificação é sua, então outra pessoa da equipe precisa decidir.',
  moves: {
    checking: 'Começar a verificar',
    verified: 'Marcar como dado verificado…',
    failed: 'Marcar como dado não confirmado…',
    revoked: 'Retirar…',
  },
  dialog: {
    title: {
      checking: 'Começar a verificar',
      verified: 'Marcar como dado verificado',
      failed: 'Marcar como dado não confirmado',
      revoked: 'Retirar',
    },
    about: '{kind}, {name}',
    method: 'Como você verificou?',
    methodHelp: 'As empresas veem isto.',
    chooseMethod: 'Escolha uma opção',
    expires: 'Vale até',
    expiresHelp: 'Deixe em branco para usar o prazo habitual deste tipo.',
    note: 'Nota interna para a equipe',
    noteHelp: 'Nem a pessoa nem as empresas veem esta nota.',
  },
  moved: 'Verificação atualizada',
  movedText: '{name}: {status}',
};
