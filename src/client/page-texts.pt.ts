/** Portuguese texts of the static parts of translated public pages. */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS, BRAND_FACTS, CLAIMS, CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
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
      title: 'Confirme seu novo e-mail',
      text: 'Clique no botão para passar a entrar com ele.',
      claim: 'Sua conta continua a mesma. Só o e-mail muda.',
      account: 'Ir para sua conta',
    },
    erase: {
      title: 'Apagar meus dados',
      text: 'Para quem não tem conta, mas se candidatou, foi indicado como referência, agendou uma consulta ou recebeu e-mails nossos.',
      claim: 'O que apagamos não volta, por isso pedimos a confirmação por e-mail.',
      privacy: 'O que guardamos e por quanto tempo',
    },
    undo: {
      title: 'Desfazer a mudança',
      text: 'Clique no botão para recuperar seu e-mail anterior. Todos os dispositivos serão desconectados.',
      claim: 'Se você não pediu essa mudança, pode desfazê-la aqui.',
      signIn: 'Entrar',
    },
  },
  auth: {
    needsScript: 'Este formulário precisa de JavaScript. Ative-o e carregue a página de novo.',
    footer: { home: 'Início', apply: 'Candidatar-me como profissional' },
    signIn: {
      title: 'Que bom ver você de novo',
      text: 'Entre na sua conta da {brand}',
      noAccount: 'Não tem uma conta?',
      signUp: 'Cadastre-se',
      claim: 'Empresas dos EUA e profissionais da América Latina em um só lugar.',
    },
    register: {
      title: 'Cadastre-se na {brand}',
      text: 'Crie sua conta e comece',
      haveAccount: 'Já tem uma conta?',
      signIn: 'Entre',
      claim: 'Quer contratar ou procura trabalho? Você escolhe depois do cadastro.',
    },
    forgot: {
      title: 'Esqueceu sua senha?',
      text: 'Informe seu e-mail. Se houver uma conta com ele, enviamos um link para criar uma nova senha.',
      remembered: 'Lembrou?',
      signIn: 'Entre',
      claim: 'Um e-mail, uma senha nova e pronto.',
    },
    reset: {
      title: 'Escolha uma nova senha',
      text: 'Você vai entrar com ela a partir de agora. Todos os dispositivos serão desconectados.',
      askAgain: 'Pedir outro link',
      claim: 'Falta só um passo para você entrar.',
    },
  },
  hiring: {
    checkIn: {
      title: 'Como estão as coisas?',
      text: 'Queremos saber como vai sua contratação. Basta um clique.',
      claim: 'Se algo não vai bem, conte para nós o quanto antes.',
      signIn: 'Entrar',
    },
  },
  apply: {
    eyebrow: 'Para profissionais da América Latina',
    title: 'Candidate-se à {brand}',
    lead: 'Candidate-se uma vez para trabalhar a distância com empresas dos EUA. Leva uns cinco minutos e é de graça.',
    stepsTitle: 'O que acontece depois',
    steps: {
      apply: {
        title: 'Você se candidata',
        text: 'Conte o que você faz, com quais ferramentas trabalha e quanto cobra.',
      },
      review: {
        title: 'Uma pessoa analisa',
        text: `Alguém da nossa equipe lê e decide. Em ${ANSWER_BUSINESS_DAYS} dias úteis você recebe a resposta, seja sim ou não.`,
      },
      start: {
        title: 'Você recebe suas credenciais de acesso',
        text: 'Com a aprovação, elas chegam por e-mail. A partir daí as empresas podem encontrar você, e você pode se candidatar a vagas.',
      },
    },
    helpTitle: 'Bom saber',
    help: {
      english: 'Escreva em inglês: é o que as empresas vão ler.',
      rate: 'Você define seu valor e pode mudá-lo depois.',
      draft: `O rascunho fica salvo neste navegador até o envio, por no máximo ${LIFETIMES.draftDays} dias.`,
    },
    needsScript: 'Este formulário precisa de JavaScript. Ative-o e carregue a página de novo, ou escreva para {email}.',
    questions: 'Dúvidas?',
    haveAccount: 'Já tem uma conta?',
    signIn: 'Entre',
    footer: { home: 'Início', hire: 'Contratar talentos', privacy: 'Privacidade', terms: 'Termos' },
  },
  booking: {
    eyebrow: 'Consulta gratuita',
    title: `Agende sua consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
    lead: 'Converse com nossa equipe sobre a vaga que você quer preencher. Escolha um horário e enviamos a confirmação por e-mail.',
    manageTitle: 'Mude ou cancele sua consulta',
    manageLead: 'Nada muda até você clicar em um botão.',
    needsScript:
      'Para agendar aqui é preciso JavaScript, que está desativado neste navegador. Escreva para {email} com dois ou três horários que sirvam para você e respondemos com um convite.',
    manageNeedsScript:
      'Para mudar seu agendamento aqui é preciso JavaScript, que está desativado neste navegador. Escreva para {email} e mudamos para você.',
    footer: { home: 'Início', consultation: 'O que esperar', privacy: 'Privacidade', terms: 'Termos' },
  },
  notFound: {
    title: '404 Página não encontrada',
    text: 'Não há nenhuma página neste endereço. Confira se ele está certo ou volte ao início.',
    home: 'Ir para o início',
    consultation: 'Agendar uma consulta',
    apply: 'Candidatar-me como profissional',
    resources: 'Recursos (em inglês)',
    signIn: 'Entrar',
    dashboard: 'Painel',
  },
  reference: {
    title: 'Dar uma referência',
    text: 'Quatro perguntas sobre como foi trabalhar com essa pessoa. Só nossa equipe de análise lê suas respostas.',
    claim: 'Conte com suas palavras como foi trabalhar com ela.',
    privacy: 'O que guardamos sobre você',
  },
  heads: {
    landing: {
      title: 'Talentos latino-americanos para empresas dos EUA',
      description: `Contrate profissionais remotos da América Latina, com perfil aprovado e inglês, em menos de ${CLAIMS.daysToHire} dias, com ${BRAND_FACTS.guaranteeMonths} meses de garantia e sem pagamento antecipado.`,
      share: { kicker: 'Talentos latino-americanos', title: 'Sua próxima grande contratação, quase no seu horário.' },
    },
    pricing: {
      title: 'Preços e perguntas',
      description: `Quanto custa contratar e quando se paga: nada antes, uma taxa na contratação, ${BRAND_FACTS.guaranteeMonths} meses de garantia, reembolso e tipo de contrato.`,
      share: { kicker: 'Preços', title: 'Você só paga quando contrata.' },
    },
    howScoresWork: {
      title: 'Como funcionam as pontuações',
      description:
        'O que conta em uma pontuação de compatibilidade, o que nunca conta, por quanto tempo ela é guardada e como participar sem ela.',
      share: { kicker: 'Pontuações', title: 'O que conta em uma pontuação e o que nunca conta' },
    },
    howVettingWorks: {
      title: 'Perfil aprovado e dados verificados',
      description:
        'O que significa um perfil aprovado, o que significa um dado verificado, o que as empresas veem e por quanto tempo vale.',
      share: { kicker: 'Perfis', title: 'O que significam “aprovado” e “verificado”' },
    },
    checkIn: {
      title: 'Sua contratação',
      description: 'Conte como vai sua contratação.',
      share: { kicker: 'Sua contratação', title: 'Como estão as coisas?' },
    },
    login: {
      title: 'Entrar',
      description: `Entre na ${brand.name} para ver seus candidatos ou vagas, suas mensagens e o que está pendente.`,
      share: { kicker: 'Entrar', title: 'Que bom ver você de novo' },
    },
    register: {
      title: 'Crie sua conta',
      description: `Cadastre-se na ${brand.name} para contratar profissionais remotos da América Latina ou encontrar seu próximo trabalho remoto.`,
      share: { kicker: 'Crie sua conta', title: 'Contrate a distância ou encontre trabalho remoto' },
    },
    forgotPassword: {
      title: 'Recupere sua senha',
      description: 'Peça um link para criar uma nova senha.',
      share: { kicker: 'Sua conta', title: 'Recupere sua senha' },
    },
    resetPassword: {
      title: 'Escolha uma nova senha',
      description: 'Crie uma nova senha para sua conta.',
      share: { kicker: 'Sua conta', title: 'Escolha uma nova senha' },
    },
    eraseMyData: {
      title: 'Apagar meus dados',
      description:
        'Peça que apaguemos o que guardamos sobre seu e-mail se você não tem conta. Você confirma por um link que enviamos.',
      share: { kicker: 'Seus dados', title: 'Apagar meus dados' },
    },
    undoEmail: {
      title: 'Desfazer a mudança',
      description: 'Recupere o e-mail anterior da sua conta.',
      share: { kicker: 'Sua conta', title: 'Desfazer a mudança' },
    },
    reference: {
      title: 'Dar uma referência',
      description: 'Conte sobre alguém com quem você trabalhou.',
      share: { kicker: 'Com suas palavras', title: 'Dar uma referência' },
    },
    confirmEmail: {
      title: 'Confirme seu novo e-mail',
      description: 'Confirme o novo e-mail da sua conta.',
      share: { kicker: 'Sua conta', title: 'Confirme seu novo e-mail' },
    },
    apply: {
      title: 'Candidate-se como profissional',
      description: `Se você vive na América Latina, candidate-se para trabalhar a distância com empresas dos EUA. Respondemos em ${ANSWER_BUSINESS_DAYS} dias úteis.`,
      share: {
        kicker: 'Para profissionais da América Latina',
        title: `Candidate-se à ${brand.name}`,
        note: `Resposta em ${ANSWER_BUSINESS_DAYS} dias úteis`,
      },
    },
    book: {
      title: 'Agende uma consulta gratuita',
      description: `Escolha um horário para sua consulta gratuita de ${CONSULTATION_MINUTES} minutos. Você vê os horários livres das próximas duas semanas na sua hora local.`,
      share: {
        kicker: 'Consulta',
        title: 'Escolha seu horário',
        note: `Grátis, ${CONSULTATION_MINUTES} minutos, online`,
      },
    },
    manageBooking: {
      title: 'Mude ou cancele sua consulta',
      description: 'Escolha outro horário para sua consulta ou cancele.',
      share: { kicker: 'Consulta', title: 'Mude ou cancele sua consulta' },
    },
    consultation: {
      title: 'Agende uma consulta',
      description: `Uma consulta gratuita de ${CONSULTATION_MINUTES} minutos sobre a vaga que você quer preencher com profissionais remotos da América Latina.`,
      share: { kicker: 'Consulta', title: `Agende sua consulta gratuita de ${CONSULTATION_MINUTES} minutos` },
    },
    privacy: {
      title: 'Privacidade',
      description: `O que a ${brand.name} guarda sobre você, para quê, por quanto tempo, quem vê e quais são seus direitos no Chile, no Brasil, na Califórnia e na UE.`,
      share: { kicker: 'Privacidade', title: 'O que guardamos sobre você e seus direitos' },
    },
    terms: {
      title: 'Termos',
      description: `O que empresas e profissionais podem esperar da ${brand.name} e uns dos outros: a taxa, os ${BRAND_FACTS.guaranteeMonths} meses de garantia, as contas e a conduta.`,
      share: { kicker: 'Termos', title: 'O que podemos esperar uns dos outros' },
    },
    notFound: {
      title: 'Página não encontrada',
      description: 'Não há nenhuma página neste endereço.',
      share: { kicker: '404', title: 'Página não encontrada' },
    },
  },
};
