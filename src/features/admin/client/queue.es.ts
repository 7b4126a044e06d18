/** Texts of the admins' to-do list across all desks, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { queueEn } from './queue.en.ts';

export const queueEs: TranslationOf<typeof queueEn> = {
  title: 'Pendientes',
  text: 'Todo lo que depende del equipo de administración, empezando por lo que lleva más tiempo esperando.',
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
  desks: {
    intake: 'Postulaciones',
    profile: 'Perfiles',
    verification: 'Verificaciones',
    english: 'Pruebas de inglés',
    report: 'Denuncias',
    appeal: 'Revisiones',
  },
  noName: 'Se evalúa sin nombre',
  due: 'Responder a más tardar el {date}',
  empty: '¡Todo al día!',
  emptyText: 'No hay nada pendiente en esta lista. Lo nuevo aparecerá aquí en cuanto llegue.',
  failed: 'No pudimos cargar la lista',
};
