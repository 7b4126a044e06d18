/** The public application page, in Spanish. */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { applyPageEn } from './apply-page.en.ts';

export const applyPageEs: TranslationOf<typeof applyPageEn> = {
  head: {
    title: 'Postúlate como profesional',
    description: `Si vives en América Latina, postúlate para trabajar a distancia con empresas de EE. UU. Respondemos en ${ANSWER_BUSINESS_DAYS} días hábiles.`,
    share: {
      kicker: 'Para profesionales de América Latina',
      title: `Postúlate a ${brand.name}`,
      note: `Respuesta en ${ANSWER_BUSINESS_DAYS} días hábiles`,
    },
  },
  eyebrow: 'Para profesionales de América Latina',
  title: 'Postúlate a {brand}',
  lead: 'Postúlate una vez para trabajar a distancia con empresas de EE. UU. Toma unos cinco minutos y es gratis.',
  stepsTitle: 'Qué pasa después',
  steps: {
    apply: { title: 'Te postulas', text: 'Cuéntanos qué haces, con qué herramientas trabajas y cuánto cobras.' },
    review: {
      title: 'Una persona revisa tu postulación',
      text: `Alguien de nuestro equipo lee la postulación y decide. En ${ANSWER_BUSINESS_DAYS} días hábiles te respondemos, sea cual sea la decisión.`,
    },
    start: {
      title: 'Recibes tus credenciales de acceso',
      text: 'Si te aprobamos, las credenciales te llegan por correo. A partir de ahí las empresas pueden encontrarte y tú puedes postularte a vacantes.',
    },
  },
  helpTitle: 'Ten en cuenta',
  help: {
    english: 'Escribe en inglés, porque las empresas leerán tu perfil.',
    rate: 'Tú decides tu tarifa y puedes cambiarla más adelante.',
    draft: `El borrador se guarda en este navegador hasta que lo envíes, por un máximo de ${LIFETIMES.draftDays} días.`,
  },
  needsScript: 'Este formulario necesita JavaScript. Actívalo y vuelve a cargar la página, o escríbenos a {email}.',
  questions: '¿Tienes preguntas?',
  haveAccount: '¿Ya tienes una cuenta?',
  signIn: 'Inicia sesión',
  footer: { home: 'Inicio', hire: 'Contratar talento', privacy: 'Privacidad', terms: 'Términos' },
};
