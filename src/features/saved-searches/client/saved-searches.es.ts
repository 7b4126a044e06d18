/** Spanish text for saved searches. */
import type { TranslationOf } from '#shared/translation.ts';
import type { savedSearchesEn } from './saved-searches.en.ts';

export const savedSearchesEs: TranslationOf<typeof savedSearchesEn> = {
  save: {
    button: 'Guardar esta búsqueda',
    title: 'Guardar esta búsqueda',
    text: 'Te enviaremos por correo los resultados nuevos con la frecuencia que elijas.',
    textForMember:
      'Enviaremos por correo los resultados nuevos con la frecuencia que elijas. Los recibe quien creó la cuenta de tu empresa o, si esa persona ya no está, quien se unió primero entre las personas responsables de la cuenta.',
    name: 'Nombre',
    frequency: 'Correos',
    minScore: 'Puntuación mínima',
    minScoreHelp: 'También incluye a las personas sin puntuación.',
    confirm: 'Guardar búsqueda',
    saving: 'Guardando…',
    saved: 'Búsqueda guardada',
    savedText: 'Puedes ver tus búsquedas guardadas desde la página de tu cuenta.',
  },
  frequency: {
    instant: 'En cuanto haya algo nuevo',
    daily: 'Una vez al día',
    weekly: 'Una vez por semana',
    off: 'En pausa',
  },
  score: { any: 'Cualquier puntuación', atLeast: '{score} o más' },
  title: 'Búsquedas guardadas',
  text: 'Enviaremos por correo los resultados nuevos de estas búsquedas con la frecuencia que elijas. Cada búsqueda envía un mismo resultado una sola vez.',
  recipient: {
    candidate:
      'En la <account>página de tu cuenta</account> puedes desactivar por completo los correos de coincidencias nuevas y de búsquedas guardadas.',
    company:
      'En la <account>página de tu cuenta</account> puedes desactivar por completo los correos de búsquedas guardadas.',
    member:
      'Los correos los recibe quien creó la cuenta de tu empresa o, si esa persona ya no está, quien se unió primero entre las personas responsables de la cuenta.',
  },
  failed: 'No pudimos cargar tus búsquedas guardadas',
  none: 'Aún no tienes búsquedas guardadas',
  noneText: 'Elige filtros en la lista y presiona «Guardar esta búsqueda».',
  browseJobs: 'Explorar vacantes',
  browseCandidates: 'Explorar perfiles',
  created: 'Guardada: {when}',
  lastSent: 'Último correo: {when}',
  neverSent: 'Aún sin correos',
  cannotRun: {
    jobs: 'Por ahora esta búsqueda no se puede hacer, por ejemplo porque tu perfil no indica una zona horaria. Mientras tanto no enviamos correos.',
    candidates:
      'Por ahora esta búsqueda no se puede hacer, por ejemplo porque está cerrada la vacante con la que compara los perfiles. Mientras tanto no enviamos correos.',
  },
  sent: 'Qué se envió',
  sentNone: 'Aún no hemos enviado nada.',
  sentFailed: 'No pudimos cargar lo que enviamos',
  sentScore: '{score}%. {reason}',
  jobAt: '{title}, {company}',
  personAs: '{name}, {title}',
  closed: 'Ya no disponible',
  delete: 'Eliminar',
  deleteTitle: '¿Eliminar «{name}»?',
  deleteText: 'No se enviarán más correos de esta búsqueda, y se borrará la lista de lo que enviamos.',
  deleteConfirm: 'Eliminar búsqueda',
  deleted: 'Búsqueda eliminada',
};
