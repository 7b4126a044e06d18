/** Texts for the public application form and the review queue, in Portuguese. */
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import { LIMITS } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { talentIntakeEn } from './talent-intake.en.ts';

export const talentIntakePt: TranslationOf<typeof talentIntakeEn> = {
  form: {
    person: 'Sobre você',
    work: 'Seu trabalho',
    links: 'Links',
    optional: 'opcional',
    fields: {
      firstName: 'Nome',
      lastName: 'Sobrenome',
      email: 'E-mail',
      jobTitle: 'Cargo',
      experience: 'Experiência',
      bio: 'Biografia',
      hourlyRate: 'Valor por hora',
      timezone: 'Fuso horário',
      availability: 'Disponibilidade',
      linkedinUrl: 'URL do LinkedIn',
      portfolioUrl: 'URL do portfólio',
      skills: 'Habilidades',
    },
    help: {
      email:
        'Enviamos nossa resposta para este endereço e, se aprovarmos sua candidatura, também seus dados de acesso.',
      bio: `Pelo menos ${LIMITS.intakeBioMin} caracteres: o que você faz, para quem e do que se orgulha.`,
      hourlyRate: `Em dólares americanos, de ${LIMITS.intakeRateMin} a ${LIMITS.intakeRateMax}.`,
      timezone: 'Uma cidade no seu fuso horário, por exemplo, São Paulo.',
      skills:
        'Digite ou escolha habilidades, ou cole uma lista. Depois de cada uma, pressione Enter ou digite uma vírgula.',
    },
    placeholders: {
      jobTitle: 'Executive Assistant',
      timezone: 'São Paulo',
      skills: 'Scheduling',
      linkedinUrl: 'https://linkedin.com/in/seu-nome',
      portfolioUrl: 'https://',
    },
    choose: 'Escolha',
    skillsMissing: 'Adicione pelo menos uma habilidade',
    skillsToast: { title: 'Faltam habilidades', text: 'Adicione pelo menos uma habilidade' },
    failure: {
      title: 'Não foi possível enviar',
      fallback: 'Não conseguimos enviar sua candidatura. Tente de novo.',
    },
    restored: 'Recuperamos o que você digitou da última vez.',
    startOver: 'Começar de novo',
    consent: 'Ao enviar, você aceita nossos <terms>termos</terms> e nosso <privacy>aviso de privacidade</privacy>.',
    submit: 'Enviar candidatura',
    submitting: 'Enviando…',
  },
  job: {
    missing:
      'Esta vaga não recebe candidaturas por aqui no momento. Você ainda pode enviar seu perfil e, depois da aprovação, se candidatar a outras vagas.',
    closed:
      'A vaga {job}, da empresa {company}, não recebe mais candidaturas. Você ainda pode enviar seu perfil e, depois da aprovação, se candidatar a outras vagas.',
    title: 'Você está se candidatando à vaga {job}',
    text: 'Na empresa {company}. Primeiro analisamos seu perfil. Se ele for aprovado enquanto a vaga estiver aberta, enviamos sua candidatura à empresa na mesma hora e avisamos você por e-mail.',
    account: 'Já tem uma conta? <link>Entre e se candidate por lá</link>',
    failed: 'Não foi possível carregar a vaga.',
    retry: 'Tentar de novo',
  },
  sent: {
    title: 'Candidatura enviada',
    text: 'Agradecemos, {name}. Uma pessoa da nossa equipe lê cada candidatura do começo ao fim.',
    promise: `Respondemos em ${ANSWER_BUSINESS_DAYS} dias úteis.`,
    where: 'Vamos escrever para {email}. O primeiro e-mail já está a caminho. Se não chegar, olhe na pasta de spam.',
    credentials: 'Se aprovarmos sua candidatura, enviamos seus dados de acesso para esse mesmo e-mail.',
    home: 'Ir para a página inicial',
  },
  review: {
    title: 'Fila de análise',
    text: `Pessoas à espera de resposta, primeiro quem espera há mais tempo. Prometemos responder em ${ANSWER_BUSINESS_DAYS} dias úteis.`,
    pending:
      '{count, plural, =0 {Nenhuma candidatura pendente} one {# candidatura pendente} other {# candidaturas pendentes}}',
    found:
      '{count, plural, =0 {Nenhuma candidatura encontrada} one {# candidatura encontrada} other {# candidaturas encontradas}}',
    empty: {
      title: 'Tudo em dia!',
      text: 'Ninguém está à espera de análise. As novas candidaturas vão aparecer aqui.',
    },
    failed: 'Não foi possível carregar a fila',
    badge: 'Pendente',
    source: { public: 'Candidatura pública', account: 'Tem conta' },
    applied: 'Candidatura: {since}',
    notStated: 'Não informado',
    more: '+{count}',
    view: 'Ver perfil completo',
    quickApprove: 'Aprovação rápida',
    approve: 'Aprovar e enviar dados de acesso',
    reject: 'Recusar candidatura',
    profile: {
      job: 'Vaga escolhida',
      jobAt: '{job} · {company}',
      jobOpen: 'Se você aprovar, a candidatura vai na hora para a empresa e a decisão não pode ser desfeita.',
      jobClosed:
        'Esta vaga não recebe mais candidaturas. Se você aprovar, o e-mail avisa e indica até três vagas abertas que combinam com o perfil, se houver.',
      email: 'E-mail',
      summary: 'Biografia',
      noSummary: 'Sem biografia',
      experience: 'Experiência',
      timezone: 'Fuso horário',
      rate: 'Valor por hora',
      availability: 'Disponibilidade',
      skills: 'Habilidades',
      links: 'Links',
      linkedin: 'LinkedIn',
      portfolio: 'Portfólio',
      newTab: '(abre em outra aba)',
      notes: 'Notas internas da análise',
      notesHelp: 'Opcional. Só a equipe de administração vê estas notas.',
    },
    whatHappens: {
      public:
        'Se você aprovar, criamos uma conta e enviamos os dados de acesso por e-mail. Se o endereço já tiver uma conta, ela é aprovada. Se recusar, enviamos uma mensagem cordial por e-mail.',
      account:
        'Esta pessoa já tem uma conta. Com a aprovação, as empresas podem ver o perfil. Tanto na aprovação quanto na recusa, enviamos um e-mail à pessoa.',
    },
    approved: {
      title: 'Candidatura aprovada',
      public: '{name} recebe um e-mail, com dados de acesso se a conta for nova.',
      account: '{name} recebe um e-mail, e as empresas podem encontrar o perfil.',
    },
    rejected: { title: 'Candidatura recusada', text: '{name} recebe uma mensagem cordial por e-mail.' },
    failure: { title: 'Não foi possível concluir a análise', fallback: 'Não conseguimos processar a análise' },
  },
};
