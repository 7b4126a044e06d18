/** Texts of the static parts of this feature's public pages, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { authPagesEn } from './auth-pages.en.ts';

export const authPagesPt: TranslationOf<typeof authPagesEn> = {
  needsScript: 'Este formulário precisa de JavaScript. Ative-o e carregue a página de novo.',
  footer: { home: 'Início', apply: 'Candidatar-me como profissional' },
  signIn: {
    title: 'Que bom ver você de novo',
    text: 'Entre na sua conta do {brand}',
    noAccount: 'Não tem uma conta?',
    signUp: 'Cadastre-se',
    claim: 'Gente boa está a apenas um fuso horário.',
  },
  register: {
    title: 'Junte-se ao {brand}',
    text: 'Crie sua conta e comece',
    haveAccount: 'Já tem uma conta?',
    signIn: 'Entre',
    claim: 'Dois lados, uma ponte. Em que direção você vai atravessar?',
  },
  forgot: {
    title: 'Esqueceu sua senha?',
    text: 'Informe seu e-mail e enviaremos um link para definir uma nova.',
    remembered: 'Lembrou?',
    signIn: 'Entre',
    claim: 'Acontece com todo mundo.',
  },
  reset: {
    title: 'Escolha uma nova senha',
    text: 'Você entra com ela a partir de agora; todos os dispositivos são desconectados.',
    askAgain: 'Pedir outro link',
    claim: 'Quase do outro lado.',
  },
};
