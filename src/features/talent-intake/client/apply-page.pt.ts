/** The public application page, in Portuguese. */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { applyPageEn } from './apply-page.en.ts';

export const applyPagePt: TranslationOf<typeof applyPageEn> = {
  head: {
    title: 'Candidate-se como profissional',
    description: `Se você vive na América Latina, candidate-se para trabalhar remotamente com empresas dos EUA. Respondemos em ${ANSWER_BUSINESS_DAYS} dias úteis.`,
    share: {
      kicker: 'Para profissionais da América Latina',
      title: `Candidate-se à ${brand.name}`,
      note: `Resposta em ${ANSWER_BUSINESS_DAYS} dias úteis`,
    },
  },
  eyebrow: 'Para profissionais da América Latina',
  title: 'Candidate-se à {brand}',
  lead: 'Candidate-se uma vez para trabalhar remotamente com empresas dos EUA. Leva uns cinco minutos e é de graça.',
  stepsTitle: 'Próximos passos',
  steps: {
    apply: {
      title: 'Você se candidata',
      text: 'Conte o que você faz, com quais ferramentas trabalha e quanto cobra.',
    },
    review: {
      title: 'Uma pessoa analisa sua candidatura',
      text: `Alguém da nossa equipe lê a candidatura e decide. Em ${ANSWER_BUSINESS_DAYS} dias úteis, você recebe a resposta, seja sim ou não.`,
    },
    start: {
      title: 'Você recebe seus dados de acesso',
      text: 'Se aprovarmos sua candidatura, os dados de acesso chegam por e-mail. A partir daí, as empresas podem encontrar você, e você pode se candidatar a vagas.',
    },
  },
  helpTitle: 'Bom saber',
  help: {
    english: 'Escreva em inglês, porque as empresas vão ler seu perfil.',
    rate: 'Você define seu valor por hora e pode mudar depois.',
    draft: `O rascunho fica salvo neste navegador até o envio, por no máximo ${LIFETIMES.draftDays} dias.`,
  },
  needsScript: 'Este formulário precisa de JavaScript. Ative-o e recarregue a página, ou escreva para {email}.',
  questions: 'Dúvidas?',
  haveAccount: 'Já tem uma conta?',
  signIn: 'Entre',
  footer: { home: 'Início', hire: 'Contratar talentos', privacy: 'Privacidade', terms: 'Termos' },
};
