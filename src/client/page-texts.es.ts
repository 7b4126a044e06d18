/** Spanish texts of the static parts of translated public pages. */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS, BRAND_FACTS, CLAIMS, CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { noticeEs } from '#shared/words/score-notice.es.ts';
import type { pageTextsEn } from './page-texts.en.ts';
import { vettingPageEs } from './vetting-page.es.ts';

export const pageTextsEs: TranslationOf<typeof pageTextsEn> = {
  scoreNotice: noticeEs,
  vetting: vettingPageEs,
  language: 'Idioma',
  theme: { label: 'Colores', system: 'Del sistema', light: 'Claro', dark: 'Oscuro' },
  account: {
    confirm: {
      title: 'Confirma tu nuevo correo',
      text: 'Presiona el botón para empezar a iniciar sesión con él.',
      claim: 'Tu cuenta sigue igual. Solo cambia el correo.',
      account: 'Ir a tu cuenta',
    },
    erase: {
      title: 'Borrar mis datos',
      text: 'Si no tienes cuenta, pero te postulaste, alguien te nombró como referencia, reservaste una consulta o recibiste correos nuestros.',
      claim: 'Lo que borramos no se puede recuperar, así que te pedimos que lo confirmes por correo.',
      privacy: 'Qué guardamos y por cuánto tiempo',
    },
    undo: {
      title: 'Deshacer el cambio',
      text: 'Presiona el botón para recuperar tu correo anterior. Se cerrará la sesión en todos los dispositivos.',
      claim: 'Si no pediste este cambio, aquí puedes deshacerlo.',
      signIn: 'Iniciar sesión',
    },
  },
  auth: {
    needsScript: 'Este formulario necesita JavaScript. Actívalo y vuelve a cargar la página.',
    footer: { home: 'Inicio', apply: 'Postularme como profesional' },
    signIn: {
      title: 'Qué bueno verte de nuevo',
      text: 'Inicia sesión en tu cuenta de {brand}',
      noAccount: '¿No tienes una cuenta?',
      signUp: 'Regístrate',
      claim: 'Empresas de EE. UU. y profesionales de América Latina, en un solo lugar.',
    },
    register: {
      title: 'Únete a {brand}',
      text: 'Crea tu cuenta y empieza',
      haveAccount: '¿Ya tienes una cuenta?',
      signIn: 'Inicia sesión',
      claim: '¿Quieres contratar o buscas trabajo? Lo eliges después de registrarte.',
    },
    forgot: {
      title: '¿Olvidaste tu contraseña?',
      text: 'Escribe tu correo electrónico. Si tiene una cuenta, te enviamos un enlace para crear una contraseña nueva.',
      remembered: '¿La recordaste?',
      signIn: 'Inicia sesión',
      claim: 'Un correo, una contraseña nueva y listo.',
    },
    reset: {
      title: 'Elige una contraseña nueva',
      text: 'La usarás desde ahora para iniciar sesión. Se cerrará la sesión en todos los dispositivos.',
      askAgain: 'Pedir otro enlace',
      claim: 'Un paso más y vuelves a entrar.',
    },
  },
  hiring: {
    checkIn: {
      title: '¿Cómo va todo?',
      text: 'Queremos saber cómo va tu contratación. Basta un clic.',
      claim: 'Si algo no va bien, cuéntanos cuanto antes.',
      signIn: 'Iniciar sesión',
    },
  },
  apply: {
    eyebrow: 'Para profesionales de América Latina',
    title: 'Postúlate a {brand}',
    lead: 'Postúlate una vez para trabajar a distancia con empresas de EE. UU. Toma unos cinco minutos y es gratis.',
    stepsTitle: 'Qué pasa después',
    steps: {
      apply: { title: 'Te postulas', text: 'Cuéntanos qué haces, con qué herramientas trabajas y cuánto cobras.' },
      review: {
        title: 'Una persona la revisa',
        text: `Alguien de nuestro equipo la lee y decide. En ${ANSWER_BUSINESS_DAYS} días hábiles te respondemos, sea sí o no.`,
      },
      start: {
        title: 'Recibes tus credenciales de acceso',
        text: 'Si te aprobamos, te llegan por correo. A partir de ahí las empresas pueden encontrarte y tú puedes postularte a vacantes.',
      },
    },
    helpTitle: 'Ten en cuenta',
    help: {
      english: 'Escribe en inglés: es lo que leerán las empresas.',
      rate: 'Tú decides tu tarifa y puedes cambiarla más adelante.',
      draft: `El borrador se guarda en este navegador hasta que lo envíes, por un máximo de ${LIFETIMES.draftDays} días.`,
    },
    needsScript: 'Este formulario necesita JavaScript. Actívalo y vuelve a cargar la página, o escríbenos a {email}.',
    questions: '¿Tienes preguntas?',
    haveAccount: '¿Ya tienes una cuenta?',
    signIn: 'Inicia sesión',
    footer: { home: 'Inicio', hire: 'Contratar talento', privacy: 'Privacidad', terms: 'Términos' },
  },
  booking: {
    eyebrow: 'Consulta gratuita',
    title: `Reserva tu consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
    lead: 'Conversa con nuestro equipo sobre el puesto que quieres cubrir. Elige un horario y te enviamos la confirmación por correo.',
    manageTitle: 'Cambia o cancela tu consulta',
    manageLead: 'Nada cambia hasta que presiones un botón.',
    needsScript:
      'Para reservar aquí se necesita JavaScript, que está desactivado en este navegador. Escríbenos a {email} con dos o tres horarios que te convengan y te respondemos con una invitación.',
    manageNeedsScript:
      'Para cambiar tu reserva aquí se necesita JavaScript, que está desactivado en este navegador. Escríbenos a {email} y la cambiamos por ti.',
    footer: { home: 'Inicio', consultation: 'Qué esperar', privacy: 'Privacidad', terms: 'Términos' },
  },
  notFound: {
    title: '404 Página no encontrada',
    text: 'No hay ninguna página en esta dirección. Revisa que esté bien escrita o vuelve al inicio.',
    home: 'Ir al inicio',
    consultation: 'Agendar una consulta',
    apply: 'Postularme como profesional',
    resources: 'Recursos (en inglés)',
    signIn: 'Iniciar sesión',
    dashboard: 'Panel',
  },
  reference: {
    title: 'Dar una referencia',
    text: 'Cuatro preguntas sobre cómo fue trabajar con esta persona. Solo nuestro equipo de revisión lee tus respuestas.',
    claim: 'Cuéntanos con tus palabras cómo fue trabajar juntos.',
    privacy: 'Qué guardamos sobre ti',
  },
  heads: {
    landing: {
      title: 'Talento latinoamericano para empresas de EE. UU.',
      description: `Contrata profesionales remotos de América Latina, con perfil aprobado e inglés, en menos de ${CLAIMS.daysToHire} días, con ${BRAND_FACTS.guaranteeMonths} meses de garantía y sin pagos por adelantado.`,
      share: { kicker: 'Talento latinoamericano', title: 'Tu próxima gran contratación, casi en tu misma hora.' },
    },
    pricing: {
      title: 'Precios y preguntas',
      description: `Cuánto cuesta contratar y cuándo se paga: nada por adelantado, una comisión al contratar, ${BRAND_FACTS.guaranteeMonths} meses de garantía, devoluciones y tipo de contrato.`,
      share: { kicker: 'Precios', title: 'Pagas solo cuando contratas.' },
    },
    howScoresWork: {
      title: 'Cómo funcionan las puntuaciones',
      description:
        'Qué cuenta en una puntuación de compatibilidad, qué no cuenta nunca, cuánto tiempo se guarda y cómo participar sin ella.',
      share: { kicker: 'Puntuaciones', title: 'Qué cuenta en una puntuación y qué no cuenta nunca' },
    },
    howVettingWorks: {
      title: 'Perfil aprobado y datos verificados',
      description:
        'Qué significa que un perfil esté aprobado, qué significa que un dato esté verificado, qué ven las empresas y cuánto dura.',
      share: { kicker: 'Perfiles', title: 'Qué significan «aprobado» y «verificado»' },
    },
    checkIn: {
      title: 'Tu contratación',
      description: 'Cuéntanos cómo va tu contratación.',
      share: { kicker: 'Tu contratación', title: '¿Cómo va todo?' },
    },
    login: {
      title: 'Iniciar sesión',
      description: `Inicia sesión en ${brand.name} para ver tus candidatos o vacantes, tus mensajes y lo que tienes pendiente.`,
      share: { kicker: 'Iniciar sesión', title: 'Qué bueno verte de nuevo' },
    },
    register: {
      title: 'Crea tu cuenta',
      description: `Únete a ${brand.name} para contratar profesionales remotos de América Latina o para encontrar tu próximo trabajo remoto.`,
      share: { kicker: 'Crea tu cuenta', title: 'Contrata a distancia o encuentra trabajo remoto' },
    },
    forgotPassword: {
      title: 'Recupera tu contraseña',
      description: 'Pide un enlace para crear una contraseña nueva.',
      share: { kicker: 'Tu cuenta', title: 'Recupera tu contraseña' },
    },
    resetPassword: {
      title: 'Elige una contraseña nueva',
      description: 'Crea una contraseña nueva para tu cuenta.',
      share: { kicker: 'Tu cuenta', title: 'Elige una contraseña nueva' },
    },
    eraseMyData: {
      title: 'Borrar mis datos',
      description:
        'Pide que borremos lo que guardamos sobre tu correo si no tienes una cuenta. Lo confirmas con un enlace que te enviamos.',
      share: { kicker: 'Tus datos', title: 'Borrar mis datos' },
    },
    undoEmail: {
      title: 'Deshacer el cambio',
      description: 'Recupera el correo anterior de tu cuenta.',
      share: { kicker: 'Tu cuenta', title: 'Deshacer el cambio' },
    },
    reference: {
      title: 'Dar una referencia',
      description: 'Cuéntanos de alguien con quien trabajaste.',
      share: { kicker: 'En tus palabras', title: 'Dar una referencia' },
    },
    confirmEmail: {
      title: 'Confirma tu nuevo correo',
      description: 'Confirma el nuevo correo de tu cuenta.',
      share: { kicker: 'Tu cuenta', title: 'Confirma tu nuevo correo' },
    },
    apply: {
      title: 'Postúlate como profesional',
      description: `Si vives en América Latina, postúlate para trabajar a distancia con empresas de EE. UU. Respondemos en ${ANSWER_BUSINESS_DAYS} días hábiles.`,
      share: {
        kicker: 'Para profesionales de América Latina',
        title: `Postúlate a ${brand.name}`,
        note: `Respuesta en ${ANSWER_BUSINESS_DAYS} días hábiles`,
      },
    },
    book: {
      title: 'Reserva una consulta gratuita',
      description: `Elige un horario para tu consulta gratuita de ${CONSULTATION_MINUTES} minutos. Ves los horarios libres de las próximas dos semanas en tu hora local.`,
      share: {
        kicker: 'Consulta',
        title: 'Elige tu horario',
        note: `Gratis, ${CONSULTATION_MINUTES} minutos, en línea`,
      },
    },
    manageBooking: {
      title: 'Cambia o cancela tu consulta',
      description: 'Elige otro horario para tu consulta o cancélala.',
      share: { kicker: 'Consulta', title: 'Cambia o cancela tu consulta' },
    },
    consultation: {
      title: 'Agenda una consulta',
      description: `Una consulta gratuita de ${CONSULTATION_MINUTES} minutos sobre el puesto que quieres cubrir con profesionales remotos de América Latina.`,
      share: { kicker: 'Consulta', title: `Reserva tu consulta gratuita de ${CONSULTATION_MINUTES} minutos` },
    },
    privacy: {
      title: 'Privacidad',
      description: `Qué guarda ${brand.name} sobre ti, para qué, por cuánto tiempo, quién lo ve y qué derechos tienes en Chile, Brasil, California y la Unión Europea.`,
      share: { kicker: 'Privacidad', title: 'Qué guardamos sobre ti y qué derechos tienes' },
    },
    terms: {
      title: 'Términos',
      description: `Qué pueden esperar empresas y profesionales de ${brand.name} y entre sí: la comisión, los ${BRAND_FACTS.guaranteeMonths} meses de garantía, las cuentas y el trato.`,
      share: { kicker: 'Términos', title: 'Qué podemos esperar unos de otros' },
    },
    notFound: {
      title: 'Página no encontrada',
      description: 'No hay ninguna página en esta dirección.',
      share: { kicker: '404', title: 'Página no encontrada' },
    },
  },
};
