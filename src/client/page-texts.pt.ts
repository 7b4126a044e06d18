/** What the static parts of the translated public pages say in Portuguese. */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS, BRAND_FACTS, CLAIMS } from '#shared/brand-facts.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { noticePt } from '#shared/words/score-notice.pt.ts';
import type { pageTextsEn } from './page-texts.en.ts';
import { vettingPagePt } from './vetting-page.pt.ts';

export const pageTextsPt: TranslationOf<typeof pageTextsEn> = {
  scoreNotice: noticePt,
  vetting: vettingPagePt,
  language: 'Idioma',
  theme: { label: 'Cores', system: 'Do sistema', light: 'Claro', dark: 'Escuro' },
  account: {
    confirm: {
      title: 'Confirme seu novo endereço',
      text: 'Pressione o botão, e a partir de agora você entra com ele.',
      claim: 'Você, em outro endereço.',
      account: 'Ir para sua conta',
    },
    erase: {
      title: 'Apagar meus dados',
      text: 'Para quem não tem conta: quem se candidatou, foi indicado como referência, agendou uma consulta ou recebeu e-mails nossos.',
      claim: 'Esquecer é esquecer.',
      privacy: 'O que guardamos, e por quanto tempo',
    },
    undo: {
      title: 'Desfaça a mudança',
      text: 'Pressione o botão: seu endereço de antes volta a ser o da sua conta e todos os dispositivos são desconectados.',
      claim: 'O que é seu continua seu.',
      signIn: 'Entrar',
    },
  },
  auth: {
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
      text: 'Informe seu e-mail. Se ele tiver uma conta, enviamos um link para definir uma nova senha.',
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
  },
  hiring: {
    checkIn: {
      title: 'Como estão as coisas?',
      text: 'Um acompanhamento da sua contratação. Basta um clique.',
      claim: 'O bom trabalho dura.',
      signIn: 'Entre',
    },
  },
  apply: {
    eyebrow: 'Para profissionais da América Latina',
    title: 'Candidate-se ao {brand}',
    lead: 'Uma única candidatura abre a porta para vagas remotas em empresas dos EUA. Leva uns cinco minutos e não custa nada.',
    stepsTitle: 'O que acontece depois',
    steps: {
      apply: { title: 'Você se candidata', text: 'Conte o que você faz, com o que trabalha e quanto cobra.' },
      review: {
        title: 'Uma pessoa analisa',
        text: `Nenhum robô descarta você. Em ${ANSWER_BUSINESS_DAYS} dias úteis você tem uma resposta, seja qual for.`,
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
      draft: `Um rascunho fica neste navegador até o envio, por ${LIFETIMES.draftDays} dias no máximo.`,
    },
    needsScript: 'Este formulário precisa de JavaScript. Ative-o e carregue a página de novo, ou escreva para {email}.',
    questions: 'Dúvidas?',
    haveAccount: 'Já tem uma conta?',
    signIn: 'Entre',
    footer: { home: 'Início', hire: 'Contratar talentos', privacy: 'Privacidade', terms: 'Termos' },
  },
  reference: {
    title: 'Dar uma referência',
    text: 'Quatro perguntas sobre o trabalho em conjunto. Só nossos revisores leem suas respostas.',
    claim: 'Como foi trabalhar juntos, nas suas palavras.',
    privacy: 'O que guardamos sobre você',
  },
  heads: {
    landing: {
      title: 'Talentos latino-americanos para empresas dos EUA',
      description: `Contrate profissionais remotos da América Latina com perfil aprovado e bom inglês em menos de ${CLAIMS.daysToHire} dias, com ${BRAND_FACTS.guaranteeMonths} meses de garantia e sem pagamentos antecipados.`,
      share: { kicker: 'Talentos latino-americanos', title: 'Sua próxima contratação está a um fuso horário.' },
    },
    pricing: {
      title: 'Preços e perguntas',
      description: `Quanto custa contratar e quando você paga: sem pagamentos antecipados, uma taxa ao contratar, ${BRAND_FACTS.guaranteeMonths} meses de garantia e respostas sobre devolução e emprego.`,
      share: { kicker: 'Preços', title: 'Você paga quando contrata, e não antes.' },
    },
    howScoresWork: {
      title: 'Como funcionam as pontuações',
      description:
        'De que se compõe uma pontuação de compatibilidade, o que nunca conta, por quanto tempo é guardada e como participar sem ela.',
      share: { kicker: 'Pontuações', title: 'A pontuação ordena. Quem decide são pessoas.' },
    },
    howVettingWorks: {
      title: 'Perfil aprovado e dados verificados',
      description:
        'O que significa um perfil aprovado, o que significa um dado verificado, o que as empresas veem de ambos e por quanto tempo vale.',
      share: { kicker: 'Perfis', title: 'O perfil inteiro e cada dado.' },
    },
    checkIn: {
      title: 'Um acompanhamento',
      description: 'Conte como está a sua contratação.',
      share: { kicker: 'Sua contratação', title: 'Como estão as coisas?' },
    },
    login: {
      title: 'Entrar',
      description: `Entre no ${brand.name} para ver seus candidatos ou vagas, suas mensagens e o que espera por você.`,
      share: { kicker: 'Entrar', title: 'De volta à ponte.' },
    },
    register: {
      title: 'Crie sua conta',
      description: `Junte-se ao ${brand.name} para contratar profissionais remotos da América Latina ou encontrar sua próxima vaga remota.`,
      share: { kicker: 'Crie sua conta', title: 'Contrate do outro lado da ponte, ou seja contratado.' },
    },
    forgotPassword: {
      title: 'Recupere sua senha',
      description: 'Peça um link para definir uma nova senha.',
      share: { kicker: 'Sua conta', title: 'Recupere sua senha' },
    },
    resetPassword: {
      title: 'Escolha uma nova senha',
      description: 'Defina uma nova senha para sua conta.',
      share: { kicker: 'Sua conta', title: 'Escolha uma nova senha' },
    },
    eraseMyData: {
      title: 'Apagar meus dados',
      description:
        'Peça que seja apagado o que guardamos sobre o seu e-mail se você não tem conta: um link por e-mail confirma que é você.',
      share: { kicker: 'Seus dados', title: 'Apagar meus dados' },
    },
    undoEmail: {
      title: 'Desfaça a mudança',
      description: 'Faça do seu endereço de antes o da sua conta de novo.',
      share: { kicker: 'Sua conta', title: 'Desfaça a mudança' },
    },
    reference: {
      title: 'Dar uma referência',
      description: 'Conte sobre alguém com quem você trabalhou.',
      share: { kicker: 'Suas palavras', title: 'Dar uma referência' },
    },
    confirmEmail: {
      title: 'Confirme seu novo endereço',
      description: 'Faça de um novo endereço o da sua conta.',
      share: { kicker: 'Sua conta', title: 'Confirme seu novo endereço' },
    },
    apply: {
      title: 'Candidate-se como profissional',
      description: `Profissionais da América Latina: candidate-se para trabalhar a distância com empresas dos EUA. Respondemos em ${ANSWER_BUSINESS_DAYS} dias úteis.`,
      share: {
        kicker: 'Para profissionais da América Latina',
        title: `Candidate-se ao ${brand.name}`,
        note: `Resposta em ${ANSWER_BUSINESS_DAYS} dias úteis`,
      },
    },
  },
};
