/** Spanish version of `templates.en.ts`. */
import type { TranslationOf } from '#shared/translation.ts';
import type { templatesEn } from './templates.en.ts';

export const templatesEs: TranslationOf<typeof templatesEn> = {
  title: 'Plantillas',
  text: 'Elige una plantilla para agregarla a tu mensaje. Puedes editar el texto antes de enviarlo.{side, select, company { Tu equipo comparte las plantillas guardadas.} other {}}',
  own: 'Tus plantillas',
  none: 'Aún no tienes plantillas guardadas.',
  starters: 'Plantillas sugeridas',
  add: 'Nueva plantilla',
  edit: 'Editar {title}',
  remove: 'Eliminar {title}',
  removed: 'Plantilla eliminada',
  undo: 'Deshacer',
  saved: 'Plantilla guardada',
  savedMeanwhile: 'Mientras tanto, se guardó este texto:',
  failed: 'No pudimos cargar tus plantillas',
  form: {
    new: 'Nueva plantilla',
    change: 'Editar plantilla',
    title: 'Título',
    body: 'Texto',
    help: "Al usar la plantilla, completamos '{firstName}', '{companyName}' y '{jobTitle}' con los datos que tengamos.",
    save: 'Guardar',
    saving: 'Guardando…',
    cancel: 'Cancelar',
  },
  company: {
    invite: {
      title: 'Invitar a una llamada',
      body: "Hola, '{firstName}':\n\nGracias por postularte al puesto de '{jobTitle}'. Nos gustaría conocerte. ¿Qué días de esta semana te convienen para una llamada de 30 minutos?\n\nSaludos cordiales,\n'{companyName}'",
    },
    samples: {
      title: 'Pedir muestras de trabajo',
      body: "Hola, '{firstName}':\n\nNos gustó mucho tu perfil para el puesto de '{jobTitle}'. ¿Podrías enviarnos uno o dos ejemplos de tu trabajo?\n\nGracias,\n'{companyName}'",
    },
    wait: {
      title: 'Avisar que necesitas más tiempo',
      body: "Hola, '{firstName}':\n\nSeguimos leyendo postulaciones al puesto de '{jobTitle}' y te responderemos antes de que termine la próxima semana. Gracias por tu paciencia.\n\n'{companyName}'",
    },
  },
  candidate: {
    thanks: {
      title: 'Agradecer la llamada',
      body: "Hola, '{firstName}':\n\nGracias por tu tiempo hoy. Me gustó conocer más sobre el puesto de '{jobTitle}' en '{companyName}' y me encantaría seguir adelante con el proceso.",
    },
    times: {
      title: 'Proponer horarios',
      body: "Hola, '{firstName}':\n\nGracias por tu mensaje. Estos días puedo hablar:\n\n– \n– \n\n¿Cuál te conviene más?",
    },
    state: {
      title: 'Pedir novedades',
      body: "Hola, '{firstName}':\n\nMe sigue interesando mucho el puesto de '{jobTitle}'. ¿Hay novedades sobre mi postulación?",
    },
  },
};
