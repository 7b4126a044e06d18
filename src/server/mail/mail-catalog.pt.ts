/** What the mails say in Portuguese. */
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { bookingsPt } from './booking-texts.pt.ts';
import { erasurePt } from './erasure-texts.pt.ts';
import type { mailCatalogEn } from './mail-catalog.en.ts';
import { takenAddressPt } from './taken-address-texts.pt.ts';

export const mailCatalogPt: TranslationOf<typeof mailCatalogEn> = {
  hello: 'Olá',
  account: {
    safety: 'Você recebe este e-mail porque ele trata da segurança da sua conta; não é possível desativá-lo.',
    entered:
      'Você recebe este e-mail porque este endereço foi digitado em uma página de conta. Se não foi você, ignore-o.',
    signIn: 'Entre',
    setPassword: 'Defina aqui uma nova senha',
    write: 'E escreva para {email}, para que possamos ajudar.',
    newAddress: 'Novo endereço',
    confirm: {
      subject: 'Confirme seu novo endereço no {brand}',
      text: 'Você pediu para usar este endereço na sua conta do {brand}. Confirme-o nesta página:',
      link: 'Confirmar este endereço',
      once: 'O link funciona uma única vez, por {minutes, number} minutos. Até lá você entra com o endereço que tinha.',
    },
    taken: {
      subject: 'Você já tem uma conta no {brand}',
      text: 'Alguém, provavelmente você, pediu para usar este endereço em outra conta do {brand}. Ele já tem uma conta própria, então nada mudou.',
      first: 'Para usar o endereço em outra conta, primeiro mude ou exclua a conta a que ele pertence.',
    },
    asked: {
      subject: 'Seu endereço no {brand} está prestes a mudar',
      text: 'Alguém que está na sua conta do {brand} pediu para mudar o endereço dela.',
      wasYou: 'Ele muda quando o novo endereço for confirmado. Se foi você, não há nada a fazer aqui.',
      notYou:
        'Se não foi, defina uma nova senha imediatamente: isso desfaz a mudança e desconecta todos os outros dispositivos.',
    },
    changed: {
      subject: 'Seu endereço no {brand} foi mudado',
      text: 'Sua conta do {brand} tem outro endereço a partir de agora. Os e-mails vão para lá, e você entra com ele.',
      wasYou: 'Se foi você, não há nada a fazer.',
      notYou:
        'Se não foi, desfaça a mudança nesta página em até {hours, number} horas. Isso desconecta todos os dispositivos e permite definir uma nova senha:',
      undo: 'Desfazer a mudança',
      help: 'Se precisar de ajuda, escreva para {email}.',
    },
    restored: {
      subject: 'Seu endereço no {brand} voltou a ser o de antes',
      text: 'A mudança do seu endereço no {brand} foi desfeita e todos os dispositivos foram desconectados. Quem a fez sabia sua senha, então defina uma nova agora:',
      once: 'O link funciona uma única vez, por {minutes, number} minutos.',
    },
    erasure: erasurePt,
    deleted: {
      subject: 'Sua conta do {brand} foi excluída',
      text: 'Sua conta do {brand} e o que ela continha sobre você foram excluídos. Este é o último e-mail sobre isso.',
      remains:
        'O que outros receberam fica com eles: as mensagens, como de um usuário excluído, e o arquivo de uma oferta aceita. O endereço está livre: você pode se cadastrar com ele de novo.',
      notYou: 'Se não foi você, escreva imediatamente para {email}.',
    },
  },
  admin: {
    subject: 'Suas novas credenciais de acesso ao {brand}',
    text: 'Nossa equipe criou uma nova senha temporária para você. A que você tinha antes não funciona mais.',
    reason: 'Você recebe este e-mail porque tem uma conta do {brand} com uma senha temporária.',
  },
  answers: {
    reason: 'Você recebe este e-mail porque {company} publicou esta vaga.',
    asked: {
      subject: '{candidate} pede uma resposta: {job}',
      text: '{candidate} se candidatou a {job} há mais de {days, plural, one {# dia} other {# dias}}, o prazo em que você diz que responde, e pergunta em que ponto está. Uma mudança de etapa ou uma mensagem é uma resposta.',
      link: 'Ver a candidatura',
    },
    warned: {
      subject: '{job}: responda antes que a vaga seja pausada',
      text: '{count, number} pessoas que se candidataram a {job} pediram uma resposta e não a têm. Se mais uma pedir, a vaga será pausada.',
      link: 'Ver a vaga',
    },
    paused: {
      subject: '{job} está pausada',
      text: '{count, number} pessoas que se candidataram a {job} pediram uma resposta e não a têm, por isso a vaga está pausada. Quando todas tiverem uma resposta, você poderá abri-la de novo.',
      link: 'Ver a vaga',
    },
    review: {
      note: 'O que escreve quem revisou:',
      link: 'Ver sua candidatura',
      reason: 'Você recebe este e-mail porque pediu esta revisão.',
      upheld: {
        subject: 'Sua revisão: {job} na {company}',
        text: 'Uma pessoa diferente da que decidiu revisou sua candidatura a {job} na {company}. A decisão foi mantida.',
      },
      reopened: {
        subject: 'Sua candidatura a {job} está aberta de novo',
        text: 'Uma pessoa diferente da que decidiu revisou sua candidatura a {job} na {company}. Ela está aberta de novo.',
      },
    },
  },
  applications: {
    choose: 'Você pode escolher quais e-mails recebe na página da sua conta.',
    declineReasons: {
      skills: 'eram necessárias outras habilidades',
      experience: 'era necessária mais ou outra experiência',
      language: 'o nível de idioma pedido',
      rate: 'o valor por hora',
      hours: 'o horário de trabalho',
      'position-filled': 'a vaga foi preenchida',
    },
    received: {
      subject: '{candidate} se candidatou a {job}',
      text: '{candidate} ({title}) se candidatou à sua vaga {job}.',
      link: 'Ver a candidatura',
      reason: 'Você recebe este e-mail porque {company} publicou esta vaga.',
    },
    moved: {
      note: 'Eles escrevem:',
      reasonGiven: 'O motivo que deram: {reason}.',
      review:
        'Esta decisão foi tomada por uma pessoa. Na página da sua candidatura você vê o que se sabia de você, e durante {days, number} dias pode pedir que outra pessoa a revise.',
      link: 'Ver sua candidatura',
      reason: 'Você recebe este e-mail porque se candidatou a esta vaga.',
      applied: {
        subject: 'Sua candidatura a {job} está em avaliação',
        text: '{company} está avaliando sua candidatura a {job}.',
      },
      interviewing: {
        subject: 'Entrevistas: {job} na {company}',
        text: 'Boas notícias: {company} quer conhecer você. Sua candidatura a {job} passou para entrevistas. O próximo passo é uma entrevista: {company} propõe horários e você escolhe um na página da sua candidatura.',
      },
      offered: {
        subject: '{company} fez uma oferta a você',
        text: 'Parabéns: {company} oferece a você a vaga {job}. Você pode aceitar ou recusar na página da sua candidatura.',
      },
      hired: {
        subject: 'A vaga é sua: {job} na {company}',
        text: 'Parabéns: a vaga {job} na {company} é sua.',
      },
      declined: {
        subject: 'Sua candidatura a {job} na {company}',
        text: 'Obrigado por se candidatar a {job} na {company}. Eles decidiram não seguir com sua candidatura. Isso não diz nada sobre suas outras candidaturas.',
      },
      reopened: {
        subject: 'Sua candidatura a {job} está aberta de novo',
        text: '{company} voltou atrás na decisão: sua candidatura a {job} está aberta de novo, no ponto em que estava.',
      },
    },
  },
  auth: {
    signIn: 'Entre',
    setPassword: 'Defina aqui uma nova senha',
    credentials: {
      email: 'E-mail',
      password: 'Senha temporária / Temporary password',
      validity: 'A senha temporária vale por {days, number} dias. Escolha a sua depois de entrar.',
    },
    registered: {
      subject: 'Suas credenciais de acesso ao {brand}',
      text: 'Boas-vindas ao {brand}. Sua conta está pronta; estas são suas credenciais de acesso.',
      reason:
        'Você recebe este e-mail porque uma conta foi criada com este endereço. Se não foi você, ignore-o: ninguém consegue entrar sem a senha acima.',
    },
    ...takenAddressPt,
    reset: {
      subject: 'Defina uma nova senha do {brand}',
      text: 'Você pediu para definir uma nova senha da sua conta no {brand}.',
      once: 'O link funciona uma única vez, por {minutes, number} minutos. Sua senha continua a mesma até você usá-lo.',
      reason:
        'Você recebe este e-mail porque este endereço foi digitado na nossa página «esqueci a senha». Se não foi você, ignore-o.',
    },
    signInLink: {
      subject: 'Seu link para entrar no {brand}',
      text: 'Você pediu um link para entrar na sua conta do {brand} sem a senha.',
      once: 'O link funciona uma única vez, por {minutes, number} minutos. Não o compartilhe: quem o abrir entra na sua conta.',
      reason:
        'Você recebe este e-mail porque este endereço foi digitado na nossa página de entrada. Se não foi você, ignore-o: ninguém entra sem o link.',
    },
    stepRemoved: {
      text: 'Um administrador do {brand} removeu a segunda etapa da sua conta porque fomos avisados de que ela se perdeu: aplicativo autenticador, chaves de acesso e códigos de recuperação. Todas as suas sessões foram encerradas, e agora você entra sem uma segunda etapa. Configure uma nova na página da sua conta.',
      notYou:
        'Se você não pediu isso, crie uma nova senha imediatamente: alguém pode estar tentando entrar na sua conta.',
    },
    ways: {
      subject: 'Sua forma de entrar no {brand} mudou',
      appAdded:
        'Um aplicativo autenticador foi adicionado à sua conta. A partir de agora, pedimos um código dele depois da senha.',
      appRemoved: 'O aplicativo autenticador foi removido da sua conta.',
      passkeyAdded: 'Uma chave de acesso foi adicionada à sua conta. Com ela, você entra sem senha.',
      passkeyRemoved: 'Uma chave de acesso foi removida da sua conta. Ela não serve mais para entrar.',
      codesRenewed: 'Novos códigos de recuperação foram criados para a sua conta. Os anteriores não funcionam mais.',
      codeUsed: 'Um código de recuperação foi usado para entrar na sua conta. Ele não funciona de novo.',
      providerConnected: 'Um provedor foi conectado à sua conta. Agora você pode entrar com ele.',
      providerDisconnected: 'Um provedor foi desconectado da sua conta. Você não pode mais entrar com ele.',
      name: 'Nome',
      notYou:
        'Se foi você, não há nada a fazer. Se não foi, defina uma nova senha com o link abaixo: isso também remove o que foi adicionado nos últimos {days, number} dias.',
      look: 'Ver como você entra',
    },
    changed: {
      subject: 'Sua senha do {brand} foi mudada',
      text: 'A senha da sua conta no {brand} foi mudada, e todos os outros dispositivos foram desconectados.',
      notYou: 'Se foi você, não há nada a fazer. Se não foi, defina uma nova senha imediatamente.',
      write: 'E escreva para {email}, para que possamos ajudar.',
      reason: 'Você recebe este e-mail porque ele trata da segurança da sua conta; não é possível desativá-lo.',
    },
  },
  // Aos dois lados de uma entrevista; `other` é a empresa ou a pessoa candidata, quem não lê.
  interviews: {
    option: 'Horário {number, number}',
    when: 'Quando',
    theirs: 'No relógio do outro lado',
    duration: 'Duração',
    minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
    reason: 'Você recebe este e-mail porque tem uma entrevista sobre {job} com {other}.',
    link: {
      proposed: 'Escolher um horário',
      openAgain: 'Ver os horários',
      moved: 'Ver os horários',
      booked: 'Ver a entrevista',
      cancelled: 'Ver a candidatura',
      reminder: 'Ver a entrevista',
      video: 'Entrar na chamada',
    },
    proposed: {
      subject: 'Entrevista para {job}: {other} propõe horários',
      text: '{other} gostaria de conversar com você sobre {job}.',
    },
    openAgain: {
      subject: 'Entrevista para {job} com {other}: os horários voltam a valer',
      text: 'Os horários para a entrevista sobre {job} com {other} voltam a valer.',
    },
    next: {
      choose: 'Escolha um destes horários, peça outros ou recuse.',
      chosenBy: 'É a vez de {other} escolher um destes horários.',
      propose: 'Se você ainda quer conversar, proponha outros horários na página da candidatura.',
      proposedBy: '{other} pode propor outros horários.',
    },
    booked: {
      subject: 'A entrevista para {job} com {other} está marcada',
      text: 'Sua entrevista sobre {job} com {other} está marcada. O arquivo anexo a coloca no seu calendário.',
    },
    moved: {
      subject: 'Entrevista para {job} com {other}: outros horários propostos',
      text: 'A entrevista sobre {job} com {other} vai mudar de horário. Se havia um horário no seu calendário, ele não vale mais.',
    },
    cancelled: {
      subject: 'A entrevista para {job} com {other} foi cancelada',
      text: 'A entrevista sobre {job} com {other} foi cancelada.',
      entry: 'Se ela está no seu calendário, o arquivo anexo a retira.',
    },
    reminder: {
      subject: 'Em breve: entrevista para {job} com {other}',
      text: 'Sua entrevista sobre {job} com {other} está chegando.',
    },
    entry: {
      title: 'Entrevista: {job} ({other})',
      text: 'Entrevista sobre {job} com {other}.',
      place: 'Online',
    },
    calendar: 'Entrevistas no {brand}',
  },
  bookings: bookingsPt,
  hiring: {
    see: 'Ver a oferta',
    page: 'Ver a contratação',
    terms: {
      rate: 'Valor',
      perHour: '{rate} por hora',
      hours: 'Horas por semana',
      type: 'Tipo',
      start: 'Início',
      end: 'Fim',
      open: 'sem data',
      valid: 'Válida até',
      utc: '{time} (UTC)',
      types: { 'full-time': 'Tempo integral', 'part-time': 'Meio período', contract: 'Por contrato' },
    },
    revised: {
      subject: 'Novas condições da {company} para {job}',
      text: '{company} enviou a você uma nova versão da oferta para {job}. A anterior não vale mais. Estas são as condições:',
    },
    withdrawn: {
      subject: '{company} retirou a oferta para {job}',
      text: '{company} retirou a oferta para {job}, então ela não pode mais ser aceita. Sua candidatura continua como estava; podem enviar outra.',
    },
    expired: {
      subject: 'Sua oferta para {candidate} venceu',
      text: 'Sua oferta para {candidate} na vaga {job} não teve resposta a tempo e venceu. Você pode enviar uma nova versão na página da candidatura.',
    },
    declined: {
      subject: '{candidate} recusou sua oferta',
      text: '{candidate} recusou sua oferta para {job}.',
      reason: 'Escreveu:',
    },
    acceptedCompany: {
      subject: '{candidate} aceitou sua oferta',
      text: '{candidate} aceitou sua oferta para {job}. Estas são as condições combinadas:',
    },
    acceptedCandidate: {
      subject: 'Você aceitou: {job} na {company}',
      text: 'Parabéns: você aceitou a oferta da {company} para {job}. Estas são as condições combinadas:',
    },
    document: 'Elas estão em PDF na página da candidatura. O SHA-256 desse arquivo:',
    hash: 'SHA-256',
    reasonHire: 'Você recebe este e-mail porque faz parte desta contratação.',
    reasonOffer: 'Você recebe este e-mail porque se trata de uma oferta que você enviou ou recebeu.',
    checkIn: {
      subject: 'Como estão as coisas? {job}, dia {day, number}',
      text: '{day, number} dias depois do início de {job} com {other}, perguntamos aos dois lados como estão as coisas. Basta um clique, nesta página:',
      link: 'Contar como está',
      private: 'Sua resposta é para nossa equipe; {other} não a vê.',
      reason: 'Você recebe este e-mail porque faz parte desta contratação. Perguntamos depois de {days} dias.',
    },
    changed: {
      started: { subject: '{job}: o trabalho começou', text: '{name} informa que o trabalho em {job} começou.' },
      ended: { subject: '{job}: o trabalho terminou', text: '{name} informa que o trabalho em {job} terminou.' },
      claimed: {
        subject: '{job}: a garantia foi acionada',
        text: '{name} acionou a garantia para {job}, e isso encerra a contratação.',
      },
      replaced: {
        subject: '{job}: outra pessoa foi contratada',
        text: '{name} informa que outra pessoa foi contratada em seu lugar para {job}.',
      },
      moved: { subject: '{job}: outra data de início', text: '{name} mudou o início de {job} para {start}.' },
    },
  },
  invitations: {
    subject: '{company} convida você a se candidatar: {job}',
    text: '{company} procurou pessoas para a vaga {job} e convida você a se candidatar.',
    note: 'Escrevem:',
    link: 'Ver a vaga e responder',
    reason:
      'Você recebe este e-mail porque uma empresa convidou você. Você pode escolher quais e-mails recebe na página da sua conta.',
  },
  messages: {
    subject: '{writer} escreveu para você no {brand}',
    text: '{writer} enviou uma mensagem que você ainda não leu:',
    files:
      '{count, plural, one {Traz # arquivo anexado.} many {Traz # arquivos anexados.} other {Traz # arquivos anexados.}}',
    link: 'Ler e responder',
    reason:
      'Você recebe este e-mail porque uma mensagem no {brand} espera por você há pelo menos {minutes, number} minutos. Você pode desativar estes e-mails na página da sua conta.',
  },
  talentIntake: {
    applied: 'Você recebe este e-mail porque este endereço foi usado para se candidatar ao {brand} como profissional.',
    member: 'Você recebe este e-mail porque tem uma conta do {brand}.',
    signIn: 'Entre',
    received: {
      subject: 'Recebemos sua candidatura ao {brand}',
      text: 'Obrigado por se candidatar. Sua candidatura está com nossa equipe, e uma pessoa vai lê-la por inteiro.',
      promise: `Você terá notícias nossas em ${ANSWER_BUSINESS_DAYS} dias úteis. Se ela for aprovada, suas credenciais de acesso chegam a este endereço.`,
    },
    known: {
      subject: 'Você já tem uma conta no {brand}',
      text: 'Alguém, provavelmente você, se candidatou ao {brand} com este endereço. Ele já tem uma conta, então nenhuma candidatura foi registrada. Entre para usar a conta.',
    },
    welcome: {
      subject: 'Boas-vindas ao {brand}: você foi aprovado',
      text: 'Sua candidatura foi aprovada. Agora as empresas podem encontrar seu perfil, e você pode se candidatar a vagas.',
      credentials: 'Estas são suas credenciais de acesso:',
    },
    approved: {
      subject: 'Seu perfil no {brand} foi aprovado',
      text: 'Seu perfil foi aprovado. Agora as empresas podem encontrá-lo, e suas candidaturas não dizem mais “Perfil em análise”.',
    },
    rejected: {
      subject: 'Sua candidatura ao {brand}',
      text: 'Obrigado pelo tempo que você dedicou à sua candidatura. Depois de lê-la com atenção, no momento não podemos oferecer um lugar a você.',
      again: 'Isso não julga seu valor profissional. Você pode se candidatar de novo quando algo tiver mudado.',
    },
    profileRejected: {
      subject: 'Seu perfil no {brand}',
      text: 'Obrigado pelo tempo que você dedicou ao seu perfil. Depois de lê-lo com atenção, no momento não podemos aprová-lo.',
      again:
        'Isso não julga seu valor profissional. Suas mensagens e candidaturas anteriores ficam. Você pode editar seu perfil a qualquer momento; ao salvá-lo, ele volta para análise.',
      link: 'Editar seu perfil',
    },
  },
  verifications: {
    someone: 'Alguém com quem você talvez tenha trabalhado',
    subject: '{candidate} pede uma referência sua',
    text: '{candidate} nos disse que você conhece o seu trabalho. No {brand}, empresas dos Estados Unidos contratam profissionais da América Latina. São quatro perguntas e leva poucos minutos:',
    link: 'Dar uma referência',
    who: 'Só quem confere referências no {brand} lê suas respostas. Quem indicou você e as empresas nunca as veem. Se suas respostas apoiarem a referência, o perfil dessa pessoa diz que uma referência foi verificada e em que data.',
    kept: 'Guardamos suas respostas e seus dados por {months, number} meses. Você pode pedir que sejam apagados antes na mesma página.',
    decline:
      'Se preferir não responder, recuse por lá: seu nome e seu e-mail são apagados na hora. Sem resposta, isso acontece automaticamente depois de {days, number} dias.',
    reason:
      'Você recebe este e-mail porque alguém indicou este endereço como referência no {brand}. Se não conhece a pessoa, ignore.',
  },
};
