/** Texts for the emails about applications to the marketplace, in Portuguese. */
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { intakeMailsEn } from './talent-intake.mails.en.ts';

export const intakeMailsPt: TranslationOf<typeof intakeMailsEn> = {
  applied: 'Você recebeu este e-mail porque este endereço foi usado para se candidatar à {brand} como profissional.',
  member: 'Você recebeu este e-mail porque tem uma conta da {brand}.',
  signIn: 'Entrar',
  received: {
    subject: 'Recebemos sua candidatura à {brand}',
    text: 'Agradecemos sua candidatura. Uma pessoa da nossa equipe vai ler tudo, do começo ao fim.',
    promise: `Respondemos em ${ANSWER_BUSINESS_DAYS} dias úteis. Se aprovarmos sua candidatura, enviamos seus dados de acesso para este e-mail.`,
  },
  known: {
    subject: 'Você já tem uma conta na {brand}',
    text: 'Alguém, provavelmente você, se candidatou à {brand} com este endereço. Ele já está vinculado a uma conta, então não registramos nenhuma candidatura. Entre na conta para continuar.',
  },
  welcome: {
    subject: 'Boas-vindas à {brand}: aprovamos sua candidatura',
    text: 'Aprovamos sua candidatura. Agora as empresas podem encontrar seu perfil, e você pode se candidatar a vagas.',
    credentials: 'Estes são seus dados de acesso:',
  },
  approved: {
    subject: 'Aprovamos seu perfil na {brand}',
    text: 'Aprovamos seu perfil. Agora as empresas podem encontrá-lo, e suas candidaturas não mostram mais “Perfil em análise”.',
  },
  job: {
    received:
      'Você se candidatou pela página da vaga {job}, da empresa {company}. Se aprovarmos seu perfil enquanto a vaga estiver aberta, enviamos sua candidatura à empresa na mesma hora.',
    filed: 'Enviamos sua candidatura à vaga {job} para a empresa {company}. Acompanhe em “Minhas candidaturas”.',
    closed:
      'Você tinha se candidatado à vaga {job}, da empresa {company}. A vaga não recebe mais candidaturas, por isso não enviamos a sua.',
    others: 'Estas vagas abertas combinam com o seu perfil:',
    other: '{job} · {company}',
  },
  rejected: {
    subject: 'Sua candidatura à {brand}',
    text: 'Agradecemos o tempo que você dedicou à sua candidatura. Lemos tudo com atenção e, no momento, não podemos aceitá-la.',
    again: 'Esta decisão não define seu valor como profissional. Se algo mudar, você pode se candidatar de novo.',
  },
  profileRejected: {
    subject: 'Seu perfil na {brand}',
    text: 'Agradecemos o tempo que você dedicou ao seu perfil. Lemos tudo com atenção e, no momento, não podemos aprová-lo.',
    again:
      'Esta decisão não define seu valor como profissional. Suas mensagens e candidaturas anteriores continuam na sua conta. Você pode editar o perfil quando quiser; ao salvar, ele volta para análise.',
    link: 'Editar seu perfil',
  },
};
