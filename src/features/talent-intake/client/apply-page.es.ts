/** Texts of the static parts of /apply, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { applyPageEn } from './apply-page.en.ts';

export const applyPageEs: TranslationOf<typeof applyPageEn> = {
  eyebrow: 'Para profesionales de América Latina',
  title: 'Postúlate para unirte a {brand}',
  lead: 'Una sola postulación abre la puerta a puestos remotos en empresas de EE. UU. Toma unos cinco minutos y no te cuesta nada.',
  stepsTitle: 'Qué sigue',
  steps: {
    apply: { title: 'Te postulas', text: 'Cuéntanos qué haces, con qué trabajas y cuánto cobras.' },
    review: {
      title: 'Una persona la revisa',
      text: 'Ningún robot te descarta. En un plazo de 2 a 3 días hábiles tendrás una respuesta, sea cual sea.',
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
    draft: 'Lo que escribes se queda en este navegador hasta que lo envíes.',
  },
  needsScript: 'Este formulario necesita JavaScript. Actívalo y vuelve a cargar la página, o escríbenos a {email}.',
  questions: '¿Tienes preguntas?',
  haveAccount: '¿Ya tienes una cuenta?',
  signIn: 'Inicia sesión',
  footer: { home: 'Inicio', hire: 'Contratar talento', privacy: 'Privacidad', terms: 'Términos' },
};
