/** What the static parts of the translated public pages say in Spanish. */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS, BRAND_FACTS, CLAIMS } from '#shared/brand-facts.ts';
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
      title: 'Confirma tu dirección nueva',
      text: 'Pulsa el botón, y desde ahora inicias sesión con ella.',
      claim: 'La misma persona, otra dirección.',
      account: 'Ir a tu cuenta',
    },
    erase: {
      title: 'Borrar mis datos',
      text: 'Para quien no tiene cuenta: quien se postuló, fue nombrado como referencia, reservó una consulta o recibió correos nuestros.',
      claim: 'Olvidar es olvidar.',
      privacy: 'Qué guardamos y cuánto tiempo',
    },
    undo: {
      title: 'Anula el cambio',
      text: 'Pulsa el botón: tu dirección de antes vuelve a ser la de tu cuenta y se cierra la sesión en todos los dispositivos.',
      claim: 'Lo tuyo sigue siendo tuyo.',
      signIn: 'Iniciar sesión',
    },
  },
  auth: {
    needsScript: 'Este formulario necesita JavaScript. Actívalo y vuelve a cargar la página.',
    footer: { home: 'Inicio', apply: 'Postularme como profesional' },
    signIn: {
      title: 'Te damos la bienvenida de nuevo',
      text: 'Inicia sesión en tu cuenta de {brand}',
      noAccount: '¿No tienes una cuenta?',
      signUp: 'Regístrate',
      claim: 'La gente buena está a solo una zona horaria.',
    },
    register: {
      title: 'Únete a {brand}',
      text: 'Crea tu cuenta y empieza',
      haveAccount: '¿Ya tienes una cuenta?',
      signIn: 'Inicia sesión',
      claim: 'Dos orillas, un puente. ¿En qué dirección cruzas?',
    },
    forgot: {
      title: '¿Olvidaste tu contraseña?',
      text: 'Escribe tu correo electrónico. Si tiene una cuenta, enviamos un enlace para definir una contraseña nueva.',
      remembered: '¿La recordaste?',
      signIn: 'Inicia sesión',
      claim: 'Le pasa a cualquiera.',
    },
    reset: {
      title: 'Elige una contraseña nueva',
      text: 'Con ella iniciarás sesión desde ahora; se cierra la sesión en todos los dispositivos.',
      askAgain: 'Pedir otro enlace',
      claim: 'Ya casi cruzas.',
    },
  },
  hiring: {
    checkIn: {
      title: '¿Cómo va todo?',
      text: 'Un seguimiento de tu contratación. Basta un clic.',
      claim: 'El buen trabajo dura.',
      signIn: 'Inicia sesión',
    },
  },
  apply: {
    eyebrow: 'Para profesionales de América Latina',
    title: 'Postúlate para unirte a {brand}',
    lead: 'Una sola postulación abre la puerta a puestos remotos en empresas de EE. UU. Toma unos cinco minutos y no te cuesta nada.',
    stepsTitle: 'Qué sigue',
    steps: {
      apply: { title: 'Te postulas', text: 'Cuéntanos qué haces, con qué trabajas y cuánto cobras.' },
      review: {
        title: 'Una persona la revisa',
        text: `Ningún robot te descarta. En un plazo de ${ANSWER_BUSINESS_DAYS} días hábiles tendrás una respuesta, sea cual sea.`,
      },
      start: {
        title: 'Recibes tus credenciales',
        text: 'Una vez aprobada, tus credenciales de acceso llegan por correo. Las empresas pueden encontrarte y tú puedes postularte a empleos.',
      },
    },
    helpTitle: 'Conviene saber',
    help: {
      english: 'Escribe en inglés: lo van a leer las empresas.',
      rate: 'La tarifa es tuya. Puedes cambiarla más adelante.',
      draft: `Un borrador se guarda en este navegador hasta que lo envíes, ${LIFETIMES.draftDays} días como máximo.`,
    },
    needsScript: 'Este formulario necesita JavaScript. Actívalo y vuelve a cargar la página, o escríbenos a {email}.',
    questions: '¿Tienes preguntas?',
    haveAccount: '¿Ya tienes una cuenta?',
    signIn: 'Inicia sesión',
    footer: { home: 'Inicio', hire: 'Contratar talento', privacy: 'Privacidad', terms: 'Términos' },
  },
  reference: {
    title: 'Dar una referencia',
    text: 'Cuatro preguntas sobre el trabajo en común. Solo nuestros revisores leen tus respuestas.',
    claim: 'Cómo fue trabajar juntos, en tus palabras.',
    privacy: 'Qué guardamos sobre ti',
  },
  heads: {
    landing: {
      title: 'Talento latinoamericano para empresas de EE. UU.',
      description: `Contrata profesionales remotos de América Latina con perfil aprobado y buen inglés en menos de ${CLAIMS.daysToHire} días, con ${BRAND_FACTS.guaranteeMonths} meses de garantía y sin pagos por adelantado.`,
      share: { kicker: 'Talento latinoamericano', title: 'Tu próxima contratación está a un huso horario.' },
    },
    pricing: {
      title: 'Precios y preguntas',
      description: `Cuánto cuesta contratar y cuándo pagas: sin pagos por adelantado, una comisión al contratar, ${BRAND_FACTS.guaranteeMonths} meses de garantía y respuestas sobre devoluciones y empleo.`,
      share: { kicker: 'Precios', title: 'Pagas cuando contratas, y no antes.' },
    },
    howScoresWork: {
      title: 'Cómo funcionan las puntuaciones',
      description:
        'De qué se compone una puntuación de compatibilidad, qué no cuenta nunca, cuánto se conserva y cómo participar sin ella.',
      share: { kicker: 'Puntuaciones', title: 'La puntuación ordena. Deciden las personas.' },
    },
    howVettingWorks: {
      title: 'Perfil aprobado y datos verificados',
      description:
        'Qué significa un perfil aprobado, qué significa un dato verificado, qué ven las empresas de ambos y cuánto tiempo vale.',
      share: { kicker: 'Perfiles', title: 'El perfil completo y cada dato.' },
    },
    checkIn: {
      title: 'Un seguimiento',
      description: 'Cuéntanos cómo va tu contratación.',
      share: { kicker: 'Tu contratación', title: '¿Cómo va todo?' },
    },
    login: {
      title: 'Iniciar sesión',
      description: `Inicia sesión en ${brand.name} para ver tus candidatos o empleos, tus mensajes y lo que te espera.`,
      share: { kicker: 'Iniciar sesión', title: 'De vuelta al puente.' },
    },
    register: {
      title: 'Crea tu cuenta',
      description: `Únete a ${brand.name} para contratar profesionales remotos de América Latina o para encontrar tu próximo puesto remoto.`,
      share: { kicker: 'Crea tu cuenta', title: 'Contrata al otro lado del puente, o que te contraten.' },
    },
    forgotPassword: {
      title: 'Recupera tu contraseña',
      description: 'Pide un enlace para definir una contraseña nueva.',
      share: { kicker: 'Tu cuenta', title: 'Recupera tu contraseña' },
    },
    resetPassword: {
      title: 'Elige una contraseña nueva',
      description: 'Define una contraseña nueva para tu cuenta.',
      share: { kicker: 'Tu cuenta', title: 'Elige una contraseña nueva' },
    },
    eraseMyData: {
      title: 'Borrar mis datos',
      description:
        'Haz que se borre lo que guardamos sobre tu correo si no tienes una cuenta: un enlace por correo confirma que eres tú.',
      share: { kicker: 'Tus datos', title: 'Borrar mis datos' },
    },
    undoEmail: {
      title: 'Anula el cambio',
      description: 'Haz que tu dirección de antes vuelva a ser la de tu cuenta.',
      share: { kicker: 'Tu cuenta', title: 'Anula el cambio' },
    },
    reference: {
      title: 'Dar una referencia',
      description: 'Cuéntanos de alguien con quien trabajaste.',
      share: { kicker: 'Tus palabras', title: 'Dar una referencia' },
    },
    confirmEmail: {
      title: 'Confirma tu dirección nueva',
      description: 'Haz que una dirección nueva sea la de tu cuenta.',
      share: { kicker: 'Tu cuenta', title: 'Confirma tu dirección nueva' },
    },
    apply: {
      title: 'Postúlate como profesional',
      description: `Profesionales de América Latina: postúlate para trabajar a distancia con empresas de EE. UU. Respondemos en ${ANSWER_BUSINESS_DAYS} días hábiles.`,
      share: {
        kicker: 'Para profesionales de América Latina',
        title: `Postúlate para unirte a ${brand.name}`,
        note: `Respuesta en ${ANSWER_BUSINESS_DAYS} días hábiles`,
      },
    },
  },
};
