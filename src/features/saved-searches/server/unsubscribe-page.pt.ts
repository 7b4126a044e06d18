/** Portuguese text for the unsubscribe page. */
import type { TranslationOf } from '#shared/translation.ts';
import type { unsubscribePageEn } from './unsubscribe-page.en.ts';

export const unsubscribePagePt: TranslationOf<typeof unsubscribePageEn> = {
  title: 'Deixar de receber estes e-mails',
  search: 'Clique no botão para deixar de receber e-mails sobre sua busca salva “{name}”. A busca continua salva.',
  weekly: 'Clique no botão para deixar de receber o e-mail semanal com suas novas combinações.',
  button: 'Deixar de receber os e-mails',
  doneTitle: 'Pronto',
  searchDone: 'Você não vai mais receber e-mails sobre sua busca salva “{name}”.',
  weeklyDone:
    'Você não vai mais receber o e-mail semanal com novas combinações. Você pode ativar de novo na página da sua conta.',
  goneTitle: 'Este link não funciona',
  gone: 'A busca foi excluída e não envia mais e-mails, ou o link está incompleto. Se você ainda recebe estes e-mails, use o link do e-mail mais recente.',
  home: 'Ir para a página inicial',
};
