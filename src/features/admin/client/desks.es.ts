/** Texts of the admins' lists of companies, jobs and consultations, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { jobDeskEn, recordsEn } from './desks.en.ts';

export const recordsEs: TranslationOf<typeof recordsEn> = {
  label: 'Listas',
  users: 'Usuarios',
  companies: 'Empresas',
  jobs: 'Vacantes',
  consultations: 'Consultas',
  failed: 'No se pudo cargar la lista',
  clear: 'Borrar los filtros',
};

export const jobDeskEs: TranslationOf<typeof jobDeskEn> = {
  title: 'Vacantes',
  text: 'Todas las vacantes publicadas. Retira las que no deban estar aquí; la empresa lee tu motivo.',
  searchFor: 'Título o empresa',
  show: 'Estado',
  all: 'Todas las vacantes',
  status: { open: 'Abierta', paused: 'En pausa', closed: 'Cerrada', 'taken-down': 'Retirada' },
  total: '{count, plural, =0 {Ninguna vacante} one {# vacante} other {# vacantes}}',
  none: 'No se encontraron vacantes',
  noneText: 'Ninguna vacante coincide con esta búsqueda y este estado.',
  noneYet: 'Las vacantes aparecen aquí en cuanto las empresas las publican.',
  applications: '{count, plural, =0 {Sin postulaciones} one {# postulación} other {# postulaciones}}',
  own: 'Tu propia vacante',
  takeDown: {
    button: 'Retirar',
    title: '¿Retirar «{job}»?',
    lists:
      'La vacante desaparece de todas las listas, búsquedas, vacantes guardadas e invitaciones, y nadie puede postularse.',
    applicants:
      '{count, plural, =0 {Nadie se ha postulado hasta ahora.} one {La postulación que recibió se conserva y la empresa puede continuar con ella.} other {Las # postulaciones que recibió se conservan y la empresa puede continuar con ellas.}}',
    company:
      'La empresa recibe un aviso y un correo con tu motivo. No puede reabrir la vacante, ampliar su plazo ni publicarla de nuevo. Puedes restablecerla cuando quieras.',
    reason: 'Motivo para la empresa',
    reasonHelp: 'Explica qué está mal y qué debe cambiar. La empresa lee exactamente este texto.',
    reasonMissing: 'Explica el motivo a la empresa',
    cancel: 'Cancelar',
    confirm: 'Retirar vacante',
    done: 'Vacante retirada',
    doneText: 'Los candidatos ya no encuentran «{job}». Avisamos a la empresa.',
  },
  restore: {
    button: 'Restablecer',
    title: '¿Restablecer «{job}»?',
    text: {
      open: 'La vacante estaba abierta. Salvo que la empresa deba respuestas, los candidatos la encuentran otra vez y pueden postularse. El último día para postularse se mueve los días que estuvo retirada. La empresa recibe un aviso y un correo.',
      paused: 'La vacante estaba en pausa y volverá a estarlo. La empresa recibe un aviso y un correo.',
      closed: 'La vacante estaba cerrada y sigue cerrada. La empresa recibe un aviso y un correo, y puede reabrirla.',
    },
    done: 'Vacante restablecida',
    doneText: 'Avisamos a la empresa de «{job}».',
  },
  reader: {
    reason: 'Retirada: «{reason}»',
    pay: 'Pago',
    description: 'Descripción',
    responsibilities: 'Responsabilidades',
    skills: 'Habilidades requeridas',
    benefits: 'Beneficios',
    failed: 'No se pudo cargar la vacante',
    missing: 'Esta vacante ya no existe.',
  },
};
