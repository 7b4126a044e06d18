/** What the mails say in Spanish. */
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { bookingsEs } from './booking-texts.es.ts';
import { erasureEs } from './erasure-texts.es.ts';
import type { mailCatalogEn } from './mail-catalog.en.ts';
import { takenAddressEs } from './taken-address-texts.es.ts';

export const mailCatalogEs: TranslationOf<typeof mailCatalogEn> = {
  hello: 'Hola',
  account: {
    safety: 'Recibes este correo porque se trata de la seguridad de tu cuenta; no se puede desactivar.',
    entered:
      'Recibes este correo porque esta dirección se escribió en una página de cuenta. Si no fuiste tú, ignóralo.',
    signIn: 'Inicia sesión',
    setPassword: 'Define aquí una contraseña nueva',
    write: 'Y escríbenos a {email} para que podamos ayudarte.',
    newAddress: 'Dirección nueva',
    confirm: {
      subject: 'Confirma tu nueva dirección en {brand}',
      text: 'Pediste usar esta dirección para tu cuenta de {brand}. Confírmala en esta página:',
      link: 'Confirmar esta dirección',
      once: 'El enlace funciona una sola vez, durante {minutes, number} minutos. Hasta entonces inicias sesión con la dirección que tenías.',
    },
    taken: {
      subject: 'Ya tienes una cuenta en {brand}',
      text: 'Alguien, probablemente tú, pidió usar esta dirección para otra cuenta de {brand}. Ya tiene una cuenta propia, así que no cambió nada.',
      first: 'Para usar la dirección en otra cuenta, primero cambia o elimina la cuenta a la que pertenece.',
    },
    asked: {
      subject: 'Tu dirección en {brand} está por cambiar',
      text: 'Alguien con la sesión iniciada en tu cuenta de {brand} pidió cambiar su dirección.',
      wasYou: 'Cambia cuando se confirme la dirección nueva. Si fuiste tú, no tienes que hacer nada aquí.',
      notYou:
        'Si no, define una contraseña nueva de inmediato: eso anula el cambio y cierra la sesión en los demás dispositivos.',
    },
    changed: {
      subject: 'Tu dirección en {brand} cambió',
      text: 'Tu cuenta de {brand} tiene otra dirección desde ahora. Los correos llegan allí y con ella inicias sesión.',
      wasYou: 'Si fuiste tú, no tienes que hacer nada.',
      notYou:
        'Si no, anula el cambio en esta página en un plazo de {hours, number} horas. Eso cierra la sesión en todos los dispositivos y te permite definir una contraseña nueva:',
      undo: 'Anular el cambio',
      help: 'Si necesitas ayuda, escríbenos a {email}.',
    },
    restored: {
      subject: 'Tu dirección en {brand} es la de antes',
      text: 'Se anuló el cambio de tu dirección en {brand} y se cerró la sesión en todos los dispositivos. Quien la cambió conocía tu contraseña, así que define una nueva ahora:',
      once: 'El enlace funciona una sola vez, durante {minutes, number} minutos.',
    },
    erasure: erasureEs,
    deleted: {
      subject: 'Tu cuenta de {brand} fue eliminada',
      text: 'Tu cuenta de {brand} y lo que contenía sobre ti se eliminaron. Este es el último correo al respecto.',
      remains:
        'Lo que otros recibieron se queda con ellos: los mensajes, como de un usuario eliminado, y el archivo de una oferta aceptada. La dirección está libre: puedes registrarte con ella otra vez.',
      notYou: 'Si no fuiste tú, escríbenos de inmediato a {email}.',
    },
  },
  admin: {
    subject: 'Tus nuevas credenciales de acceso a {brand}',
    text: 'Nuestro equipo te creó una contraseña temporal nueva. La que tenías antes ya no funciona.',
    reason: 'Recibes este correo porque tienes una cuenta de {brand} con una contraseña temporal.',
  },
  answers: {
    reason: 'Recibes este correo porque {company} publicó este empleo.',
    asked: {
      subject: '{candidate} pide una respuesta: {job}',
      text: '{candidate} se postuló a {job} hace más de {days, plural, one {# día} other {# días}}, el plazo en que dices que respondes, y pregunta en qué punto está. Un movimiento o un mensaje es una respuesta.',
      link: 'Ver la postulación',
    },
    warned: {
      subject: '{job}: responde antes de que el empleo se pause',
      text: '{count, number} personas que se postularon a {job} pidieron una respuesta y no la tienen. Si una más la pide, el empleo se pausa.',
      link: 'Ver el empleo',
    },
    paused: {
      subject: '{job} está en pausa',
      text: '{count, number} personas que se postularon a {job} pidieron una respuesta y no la tienen, por eso el empleo está en pausa. Cuando todas la tengan podrás abrirlo otra vez.',
      link: 'Ver el empleo',
    },
    review: {
      note: 'Lo que escribe quien la revisó:',
      link: 'Ver tu postulación',
      reason: 'Recibes este correo porque pediste esta revisión.',
      upheld: {
        subject: 'Tu revisión: {job} en {company}',
        text: 'Una persona distinta de la que decidió revisó tu postulación a {job} en {company}. La decisión se mantiene.',
      },
      reopened: {
        subject: 'Tu postulación a {job} está abierta otra vez',
        text: 'Una persona distinta de la que decidió revisó tu postulación a {job} en {company}. Está abierta otra vez.',
      },
    },
  },
  applications: {
    choose: 'Puedes elegir qué correos recibes en la página de tu cuenta.',
    declineReasons: {
      skills: 'se necesitaban otras habilidades',
      experience: 'se necesitaba más experiencia o de otro tipo',
      language: 'el nivel de idioma que se pedía',
      rate: 'la tarifa por hora',
      hours: 'el horario de trabajo',
      'position-filled': 'el puesto está cubierto',
    },
    received: {
      subject: '{candidate} se postuló a {job}',
      text: '{candidate} ({title}) se postuló a tu empleo {job}.',
      link: 'Ver la postulación',
      reason: 'Recibes este correo porque {company} publicó este empleo.',
    },
    moved: {
      note: 'Te escriben:',
      reasonGiven: 'El motivo que dieron: {reason}.',
      review:
        'Esta decisión la tomó una persona. En la página de tu postulación ves qué se sabía de ti, y durante {days, number} días puedes pedir que otra persona la revise.',
      link: 'Ver tu postulación',
      reason: 'Recibes este correo porque te postulaste a este empleo.',
      applied: {
        subject: 'Tu postulación a {job} está en revisión',
        text: '{company} está revisando tu postulación a {job}.',
      },
      interviewing: {
        subject: 'Entrevistas: {job} en {company}',
        text: 'Buenas noticias: {company} quiere conocerte. Tu postulación a {job} pasó a entrevistas. El siguiente paso es una entrevista: {company} propone horarios y tú eliges uno en la página de tu postulación.',
      },
      offered: {
        subject: '{company} te hizo una oferta',
        text: '¡Felicitaciones! {company} te ofrece el puesto {job}. Puedes aceptarlo o rechazarlo en la página de tu postulación.',
      },
      hired: {
        subject: 'El puesto es tuyo: {job} en {company}',
        text: '¡Felicitaciones! El puesto {job} en {company} es tuyo.',
      },
      declined: {
        subject: 'Tu postulación a {job} en {company}',
        text: 'Gracias por postularte a {job} en {company}. Decidieron no seguir con tu postulación. Esto no dice nada de tus otras postulaciones.',
      },
      reopened: {
        subject: 'Tu postulación a {job} está abierta otra vez',
        text: '{company} revirtió su decisión: tu postulación a {job} está abierta otra vez, en el punto en que estaba.',
      },
    },
  },
  auth: {
    signIn: 'Inicia sesión',
    setPassword: 'Define aquí una contraseña nueva',
    credentials: {
      email: 'Correo electrónico',
      password: 'Contraseña temporal / Temporary password',
      validity: 'La contraseña temporal vale por {days, number} días. Elige la tuya después de iniciar sesión.',
    },
    registered: {
      subject: 'Tus credenciales de acceso a {brand}',
      text: 'Te damos la bienvenida a {brand}. Tu cuenta está lista; estas son tus credenciales de acceso.',
      reason:
        'Recibes este correo porque se creó una cuenta con esta dirección. Si no fuiste tú, ignóralo: nadie puede iniciar sesión sin la contraseña de arriba.',
    },
    ...takenAddressEs,
    reset: {
      subject: 'Define una contraseña nueva para {brand}',
      text: 'Pediste definir una contraseña nueva para tu cuenta de {brand}.',
      once: 'El enlace funciona una sola vez, durante {minutes, number} minutos. Tu contraseña sigue igual hasta que lo uses.',
      reason:
        'Recibes este correo porque esta dirección se escribió en nuestra página «olvidé mi contraseña». Si no fuiste tú, ignóralo.',
    },
    signInLink: {
      subject: 'Tu enlace para entrar a {brand}',
      text: 'Pediste un enlace para entrar a tu cuenta de {brand} sin tu contraseña.',
      once: 'El enlace funciona una sola vez, durante {minutes, number} minutos. No lo compartas: quien lo abra entra a tu cuenta.',
      reason:
        'Recibes este correo porque esta dirección se escribió en nuestra página de inicio de sesión. Si no fuiste tú, ignóralo: nadie entra sin el enlace.',
    },
    stepRemoved: {
      text: 'Un administrador de {brand} quitó el segundo paso de tu cuenta porque nos avisaron de que se había perdido: aplicación de autenticación, llaves de acceso y códigos de recuperación. Se cerraron todas tus sesiones, y ahora inicias sesión sin un segundo paso. Configura uno nuevo en la página de tu cuenta.',
      notYou:
        'Si no lo pediste, crea una contraseña nueva de inmediato: alguien puede estar intentando entrar en tu cuenta.',
    },
    ways: {
      subject: 'Cambió tu forma de iniciar sesión en {brand}',
      appAdded:
        'Se agregó una aplicación de autenticación a tu cuenta. Desde ahora te pediremos uno de sus códigos después de la contraseña.',
      appRemoved: 'Se quitó la aplicación de autenticación de tu cuenta.',
      passkeyAdded: 'Se agregó una llave de acceso a tu cuenta. Con ella inicias sesión sin contraseña.',
      passkeyRemoved: 'Se quitó una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión.',
      codesRenewed: 'Se crearon códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.',
      codeUsed: 'Se usó un código de recuperación para iniciar sesión en tu cuenta. Ese código ya no sirve.',
      providerConnected: 'Se conectó un proveedor a tu cuenta. Ahora puedes iniciar sesión con él.',
      providerDisconnected: 'Se desconectó un proveedor de tu cuenta. Ya no puedes iniciar sesión con él.',
      name: 'Nombre',
      notYou:
        'Si fuiste tú, no tienes que hacer nada. Si no, define una contraseña nueva con el enlace de abajo: eso también quita lo que se agregó en los últimos {days, number} días.',
      look: 'Ver cómo inicias sesión',
    },
    changed: {
      subject: 'Tu contraseña de {brand} cambió',
      text: 'La contraseña de tu cuenta de {brand} cambió y se cerró la sesión en los demás dispositivos.',
      notYou: 'Si fuiste tú, no tienes que hacer nada. Si no, define una contraseña nueva de inmediato.',
      write: 'Y escríbenos a {email} para que podamos ayudarte.',
      reason: 'Recibes este correo porque se trata de la seguridad de tu cuenta; no se puede desactivar.',
    },
  },
  // A los dos lados de una entrevista; `other` es la empresa o la persona candidata, quien no lee.
  interviews: {
    option: 'Horario {number, number}',
    when: 'Cuándo',
    theirs: 'En el reloj de la otra parte',
    duration: 'Duración',
    minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
    reason: 'Recibes este correo porque tienes una entrevista sobre {job} con {other}.',
    link: {
      proposed: 'Elegir un horario',
      openAgain: 'Ver los horarios',
      moved: 'Ver los horarios',
      booked: 'Ver la entrevista',
      cancelled: 'Ver la postulación',
      reminder: 'Ver la entrevista',
      video: 'Entrar a la llamada',
    },
    proposed: {
      subject: 'Entrevista para {job}: {other} propone horarios',
      text: 'A {other} le gustaría hablar contigo sobre {job}.',
    },
    openAgain: {
      subject: 'Entrevista para {job} con {other}: los horarios vuelven a valer',
      text: 'Los horarios para la entrevista sobre {job} con {other} vuelven a valer.',
    },
    next: {
      choose: 'Elige uno de estos horarios, pide otros o recházalos.',
      chosenBy: 'Le toca a {other} elegir uno de estos horarios.',
      propose: 'Si todavía quieres conversar, propón otros horarios en la página de la postulación.',
      proposedBy: '{other} puede proponer otros horarios.',
    },
    booked: {
      subject: 'La entrevista para {job} con {other} está reservada',
      text: 'Tu entrevista sobre {job} con {other} está reservada. El archivo adjunto la agrega a tu calendario.',
    },
    moved: {
      subject: 'Entrevista para {job} con {other}: se proponen otros horarios',
      text: 'La entrevista sobre {job} con {other} se va a mover. Si tenías un horario en tu calendario, ya no vale.',
    },
    cancelled: {
      subject: 'La entrevista para {job} con {other} está cancelada',
      text: 'La entrevista sobre {job} con {other} está cancelada.',
      entry: 'Si está en tu calendario, el archivo adjunto la quita.',
    },
    reminder: {
      subject: 'Pronto: entrevista para {job} con {other}',
      text: 'Se acerca tu entrevista sobre {job} con {other}.',
    },
    entry: {
      title: 'Entrevista: {job} ({other})',
      text: 'Entrevista sobre {job} con {other}.',
      place: 'En línea',
    },
    calendar: 'Entrevistas en {brand}',
  },
  bookings: bookingsEs,
  hiring: {
    see: 'Ver la oferta',
    page: 'Ver la contratación',
    terms: {
      rate: 'Tarifa',
      perHour: '{rate} por hora',
      hours: 'Horas por semana',
      type: 'Tipo',
      start: 'Inicio',
      end: 'Fin',
      open: 'sin fecha',
      valid: 'Válida hasta',
      utc: '{time} (UTC)',
      types: { 'full-time': 'Tiempo completo', 'part-time': 'Medio tiempo', contract: 'Por contrato' },
    },
    revised: {
      subject: 'Nuevas condiciones de {company} para {job}',
      text: '{company} te envió una nueva versión de su oferta para {job}. La anterior ya no vale. Estas son las condiciones:',
    },
    withdrawn: {
      subject: '{company} retiró su oferta para {job}',
      text: '{company} retiró su oferta para {job}, así que ya no se puede aceptar. Tu postulación sigue como estaba; pueden enviarte otra.',
    },
    expired: {
      subject: 'Tu oferta a {candidate} venció',
      text: 'Tu oferta a {candidate} para {job} no tuvo respuesta a tiempo y venció. Puedes enviar una nueva versión en la página de la postulación.',
    },
    declined: {
      subject: '{candidate} rechazó tu oferta',
      text: '{candidate} rechazó tu oferta para {job}.',
      reason: 'Te escribe:',
    },
    acceptedCompany: {
      subject: '{candidate} aceptó tu oferta',
      text: '{candidate} aceptó tu oferta para {job}. Estas son las condiciones que acordaron:',
    },
    acceptedCandidate: {
      subject: 'Aceptaste: {job} en {company}',
      text: '¡Felicitaciones! Aceptaste la oferta de {company} para {job}. Estas son las condiciones que acordaron:',
    },
    document: 'Las encuentras en PDF en la página de la postulación. El SHA-256 de ese archivo:',
    hash: 'SHA-256',
    reasonHire: 'Recibes este correo porque eres parte de esta contratación.',
    reasonOffer: 'Recibes este correo porque se trata de una oferta que enviaste o recibiste.',
    checkIn: {
      subject: '¿Cómo va todo? {job}, día {day, number}',
      text: '{day, number} días después del inicio de {job} con {other}, preguntamos a ambas partes cómo va todo. Basta un clic, en esta página:',
      link: 'Contar cómo va',
      private: 'Tu respuesta es para nuestro equipo; {other} no la ve.',
      reason: 'Recibes este correo porque eres parte de esta contratación. Preguntamos a los {days} días.',
    },
    changed: {
      started: { subject: '{job}: el trabajo empezó', text: '{name} indica que el trabajo en {job} empezó.' },
      ended: { subject: '{job}: el trabajo terminó', text: '{name} indica que el trabajo en {job} terminó.' },
      claimed: {
        subject: '{job}: se reclamó la garantía',
        text: '{name} reclamó la garantía para {job}, y eso termina la contratación.',
      },
      replaced: {
        subject: '{job}: se contrató a otra persona',
        text: '{name} indica que se contrató a otra persona en tu lugar para {job}.',
      },
      moved: { subject: '{job}: otra fecha de inicio', text: '{name} cambió el inicio de {job} al {start}.' },
    },
  },
  invitations: {
    subject: '{company} te invita a postularte: {job}',
    text: '{company} buscó personas para su empleo {job} y te invita a postularte.',
    note: 'Escriben:',
    link: 'Ver el empleo y responder',
    reason:
      'Recibes este correo porque una empresa te invitó. Puedes elegir qué correos recibes en la página de tu cuenta.',
  },
  messages: {
    subject: '{writer} te escribió en {brand}',
    text: '{writer} te envió un mensaje que aún no has leído:',
    files:
      '{count, plural, one {Trae # archivo adjunto.} many {Trae # archivos adjuntos.} other {Trae # archivos adjuntos.}}',
    link: 'Leer y responder',
    reason:
      'Recibes este correo porque un mensaje en {brand} te espera desde hace al menos {minutes, number} minutos. Puedes desactivar estos correos en la página de tu cuenta.',
  },
  talentIntake: {
    applied: 'Recibes este correo porque esta dirección se usó para postularse a {brand} como profesional.',
    member: 'Recibes este correo porque tienes una cuenta de {brand}.',
    signIn: 'Inicia sesión',
    received: {
      subject: 'Recibimos tu postulación a {brand}',
      text: 'Gracias por postularte. Tu postulación está con nuestro equipo, y una persona la leerá completa.',
      promise: `Tendrás noticias nuestras en un plazo de ${ANSWER_BUSINESS_DAYS} días hábiles. Si la aprobamos, tus credenciales de acceso llegan a esta dirección.`,
    },
    known: {
      subject: 'Ya tienes una cuenta en {brand}',
      text: 'Alguien, probablemente tú, se postuló a {brand} con esta dirección. Ya tiene una cuenta, así que no se registró ninguna postulación. Inicia sesión para usar la cuenta.',
    },
    welcome: {
      subject: 'Te damos la bienvenida a {brand}: estás dentro',
      text: 'Tu postulación fue aprobada. Ahora las empresas pueden encontrar tu perfil y tú puedes postularte a empleos.',
      credentials: 'Estas son tus credenciales de acceso:',
    },
    approved: {
      subject: 'Tu perfil de {brand} fue aprobado',
      text: 'Tu perfil fue aprobado. Ahora las empresas pueden encontrarlo, y tus postulaciones ya no dicen «Perfil en revisión».',
    },
    rejected: {
      subject: 'Tu postulación a {brand}',
      text: 'Gracias por el tiempo que dedicaste a tu postulación. Tras leerla con atención, por ahora no podemos ofrecerte un lugar.',
      again: 'Esto no juzga tu valor profesional. Puedes volver a postularte cuando algo haya cambiado.',
    },
    profileRejected: {
      subject: 'Tu perfil en {brand}',
      text: 'Gracias por el tiempo que dedicaste a tu perfil. Tras leerlo con atención, por ahora no podemos aprobarlo.',
      again:
        'Esto no juzga tu valor profesional. Tus mensajes y tus postulaciones anteriores se quedan. Puedes editar tu perfil en cualquier momento; al guardarlo vuelve a revisión.',
      link: 'Editar tu perfil',
    },
  },
  verifications: {
    someone: 'Alguien con quien quizás trabajaste',
    subject: '{candidate} te pide una referencia',
    text: '{candidate} nos dijo que conoces su trabajo. En {brand}, empresas de Estados Unidos contratan a profesionales de América Latina. Son cuatro preguntas y toma pocos minutos:',
    link: 'Dar una referencia',
    who: 'Solo leen tus respuestas quienes revisan referencias en {brand}. Quien te nombró y las empresas nunca las ven. Si tus respuestas respaldan la referencia, su perfil dice que se verificó una referencia y en qué fecha.',
    kept: 'Conservamos tus respuestas y tus datos durante {months, number} meses. Puedes pedir que se borren antes en la misma página.',
    decline:
      'Si prefieres no responder, recházalo ahí: tu nombre y tu correo se borran de inmediato. Si no respondes, se borran automáticamente después de {days, number} días.',
    reason:
      'Recibes este correo porque alguien dio esta dirección como referencia en {brand}. Si no conoces a esa persona, ignóralo.',
  },
};
