/** Texts of this feature's screens, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { notificationsEn } from './notifications.en.ts';

export const notificationsEs: TranslationOf<typeof notificationsEn> = {
  title: 'Notificaciones',
  bell: '{count, plural, =0 {Notificaciones} one {Notificaciones, # sin leer} other {Notificaciones, # sin leer}}',
  markAll: 'Marcar todas como leídas',
  unread: 'Sin leer',
  empty: 'Estás al día',
  emptyText: 'Aquí aparecerán las novedades sobre postulaciones y conversaciones.',
  failed: 'No se pudieron cargar las notificaciones',
  more: 'Notificaciones anteriores',
  text: {
    application_received:
      '{count, plural, one {<strong>{name}</strong> se postuló a {jobTitle}} other {<strong># nuevas postulaciones</strong> para {jobTitle}}}',
    application_moved: '{jobTitle}, {name}: <strong>{status}</strong>',
    offer_revised: '<strong>{name}</strong> envió nuevas condiciones para {jobTitle}',
    offer_withdrawn: '<strong>{name}</strong> retiró la oferta para {jobTitle}',
    offer_expired: 'La oferta para {jobTitle} venció: <strong>{name}</strong>',
    offer_proposed: '<strong>{name}</strong> propuso otras condiciones para {jobTitle}',
    offer_kept: '<strong>{name}</strong> mantiene las condiciones de la oferta para {jobTitle}',
    hire_changed: '{jobTitle}, {name}: <strong>{change}</strong>',
    guarantee_claimed: '<strong>{name}</strong> usó la garantía para {jobTitle}',
    check_in_problem: '<strong>{name}</strong> reportó un problema en un seguimiento: {jobTitle}',
    invitation_received: '<strong>{name}</strong> te invita a postularte: {jobTitle}',
    invitation_declined:
      '{count, plural, one {<strong>{name}</strong> rechazó tu invitación: {jobTitle}} other {<strong># personas</strong> rechazaron tu invitación: {jobTitle}}}',
    interview_updated:
      '{event, select, proposed {<strong>{name}</strong> propuso horarios de entrevista para {jobTitle}} booked {Tu entrevista con <strong>{name}</strong> para {jobTitle} está confirmada} moved {<strong>{name}</strong> propuso otros horarios de entrevista para {jobTitle}} cancelled {Se canceló la entrevista con <strong>{name}</strong> para {jobTitle}} other {Se acerca tu entrevista con <strong>{name}</strong> para {jobTitle}}}',
    answer_asked:
      '{count, plural, one {<strong>{name}</strong> pidió una respuesta: {jobTitle}} other {<strong># personas</strong> pidieron una respuesta: {jobTitle}}}',
    answers_owed:
      '{isPaused, select, true {{jobTitle} está en pausa: {count, number} personas pidieron una respuesta y siguen esperando} other {{jobTitle}: {count, number} personas pidieron una respuesta y siguen esperando. Con una más, pausaremos la vacante}}',
    job_ending: 'Se acerca el último día para postularse a {jobTitle}. Amplía el plazo o deja que la vacante se cierre',
    job_closed: '{jobTitle} está cerrada: ya pasó el último día para postularse',
    appeal_filed:
      '{count, plural, one {<strong>{name}</strong> pidió que se revise una decisión: {jobTitle}} other {<strong># solicitudes</strong> de revisión de una decisión: {jobTitle}}}',
    appeal_closed:
      'Revisión de {jobTitle}, {name}: <strong>{outcome, select, upheld {se mantuvo la decisión} other {se reabrió la postulación}}</strong>',
    message_received:
      '{count, plural, one {<strong>{name}</strong> te escribió} other {<strong>{name}</strong> te envió # mensajes}}',
    report_filed:
      '{count, plural, one {<strong>{name}</strong> recibió una denuncia} other {<strong>{name}</strong> recibió # denuncias}}',
    verification_moved: '{kind}: <strong>{status}</strong>',
    profiles_read_up: '<strong>{name}</strong> llegó a su límite de {count, number} perfiles completos al día',
    profile_approved: 'Aprobamos tu perfil. Ahora las empresas pueden encontrarte.',
    profile_rejected: 'No aprobamos tu perfil. Edítalo para que lo revisemos de nuevo.',
  },
};
