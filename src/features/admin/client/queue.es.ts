/** Texts of the list of what waits across all desks, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { queueEn } from './queue.en.ts';

export const queueEs: TranslationOf<typeof queueEn> = {
  title: 'Pendientes',
  text: 'Todo lo que espera al equipo de administración, primero lo que lleva más tiempo.',
  show: 'Mostrar',
  all: 'Todo',
  kinds: {
    intake: 'Postulación',
    profile: 'Perfil',
    verification: 'Verificación',
    english: 'Prueba de inglés',
    report: 'Denuncia',
    appeal: 'Revisión',
  },
  noName: 'Se evalúa sin nombre',
  due: 'Responder hasta el {date}',
  empty: '¡Todo al día!',
  emptyText: 'No tienes nada pendiente. Lo nuevo aparecerá aquí en cuanto llegue.',
  failed: 'No se pudo cargar la lista',
};
