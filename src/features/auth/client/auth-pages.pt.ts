/** Public pages for signing in and up, in Portuguese. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { authPagesEn } from './auth-pages.en.ts';

export const authPagesPt: TranslationOf<typeof authPagesEn> = {
  needsScript: 'Este formulário precisa de JavaScript. Ative-o e recarregue a página.',
  footer: { home: 'Início', apply: 'Candidatar-se como profissional' },
  signIn: {
    head: {
      title: 'Entrar',
      description: `Entre na ${brand.name} para ver seus candidatos ou vagas, suas mensagens e o que está pendente.`,
      share: { kicker: 'Entrar', title: 'Que bom ver você de novo' },
    },
    title: 'Que bom ver você de novo',
    text: 'Entre na sua conta da {brand}',
    noAccount: 'Não tem uma conta?',
    signUp: 'Cadastre-se',
    tagline: 'Empresas dos EUA e profissionais da América Latina em um só lugar.',
  },
  register: {
    head: {
      title: 'Crie sua conta',
      description: `Cadastre-se na ${brand.name} para contratar profissionais remotos da América Latina ou encontrar seu próximo trabalho remoto.`,
      share: { kicker: 'Crie sua conta', title: 'Contrate profissionais remotos ou encontre trabalho remoto' },
    },
    title: 'Cadastre-se na {brand}',
    text: 'Crie sua conta e comece agora',
    haveAccount: 'Já tem uma conta?',
    signIn: 'Entre',
    tagline: 'Para empresas que contratam e pessoas que procuram trabalho.',
  },
  forgot: {
    head: {
      title: 'Recupere sua senha',
      description: 'Peça um link para criar uma nova senha.',
      share: { kicker: 'Sua conta', title: 'Recupere sua senha' },
    },
    title: 'Esqueceu sua senha?',
    text: 'Informe seu e-mail. Se ele estiver cadastrado, vamos enviar um link para você criar uma nova senha.',
    remembered: 'Lembrou?',
    signIn: 'Entre',
    tagline: 'Vamos enviar um link para você criar uma nova senha e acessar sua conta.',
  },
  reset: {
    head: {
      title: 'Escolha uma nova senha',
      description: 'Crie uma nova senha para sua conta.',
      share: { kicker: 'Sua conta', title: 'Escolha uma nova senha' },
    },
    title: 'Escolha uma nova senha',
    text: 'A partir de agora, você entra com ela. Quando a nova senha for salva, sua conta será desconectada de todos os dispositivos.',
    askAgain: 'Pedir outro link',
    tagline: 'Crie uma nova senha e depois entre com ela.',
  },
};
