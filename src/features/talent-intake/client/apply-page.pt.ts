/** Texts of the static parts of /apply, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { applyPageEn } from './apply-page.en.ts';

export const applyPagePt: TranslationOf<typeof applyPageEn> = {
  eyebrow: 'Para profissionais da América Latina',
  title: 'Candidate-se ao {brand}',
  lead: 'Uma única candidatura abre a porta para vagas remotas em empresas dos EUA. Leva uns cinco minutos e não custa nada.',
  stepsTitle: 'O que acontece depois',
  steps: {
    apply: { title: 'Você se candidata', text: 'Conte o que você faz, com o que trabalha e quanto cobra.' },
    review: {
      title: 'Uma pessoa avalia',
      text: 'Nenhum robô descarta você. Em 2 a 3 dias úteis você tem uma resposta, seja qual for.',
    },
    start: {
      title: 'Você recebe suas credenciais',
      text: 'Com a aprovação, suas credenciais de acesso chegam por e-mail. As empresas podem encontrar você, e você pode se candidatar a vagas.',
    },
  },
  helpTitle: 'Bom saber',
  help: {
    english: 'Escreva em inglês: são as empresas que vão ler.',
    rate: 'O valor é seu. Você pode mudá-lo depois.',
    draft: 'O que você digita fica neste navegador até o envio.',
  },
  needsScript: 'Este formulário precisa de JavaScript. Ative-o e carregue a página de novo, ou escreva para {email}.',
  questions: 'Dúvidas?',
  haveAccount: 'Já tem uma conta?',
  signIn: 'Entre',
  footer: { home: 'Início', hire: 'Contratar talentos', privacy: 'Privacidade', terms: 'Termos' },
};
