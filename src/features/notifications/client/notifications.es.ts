/** Spanish text for this feature's screens. */
import type { TranslationOf } from '#shared/translation.ts';
import type { notificationsEn } from './notifications.en.ts';

export const notificationsEs: TranslationOf<typeof notificationsEn> = {
  unread: 'Sin leer',
  empty: 'Estás al día',
  emptyText: 'Aquí aparecerán las novedades sobre postulaciones y conversaciones.',
  failed: 'No pudimos cargar las notificaciones',
  more: 'Notificaciones anteriores',
  today: 'Hoy',
  yesterday: 'Ayer',
  before: 'Anteriores',
  older: '{count, plural, one {# novedad anterior} other {# novedades anteriores}}',
  verification: {
    identity: 'tu identidad',
    english: 'tu inglés',
    skill: '{subject, select, none {una habilidad} other {tu habilidad «{subject}»}}',
    reference: '{subject, select, none {una referencia} other {tu referencia «{subject}»}}',
    work: '{subject, select, none {tu trabajo anterior} other {tu trabajo «{subject}»}}',
  },
  text: {
    application_received:
      '{count, plural, one {<strong>{name}</strong> se postuló a {jobTitle}} other {<strong># nuevas postulaciones</strong> para {jobTitle}}}',
    application_moved:
      '{status, select, pending {<strong>{name}</strong> reabrió tu postulación a {jobTitle}: está pendiente de revisión} applied {<strong>{name}</strong> está revisando tu postulación a {jobTitle}} interviewing {<strong>{name}</strong> quiere entrevistarte para {jobTitle}} offered {<strong>{name}</strong> te hizo una oferta para {jobTitle}} hired {Llegaste a un acuerdo con <strong>{name}</strong> para el puesto de {jobTitle}} hiredByCompany {<strong>{name}</strong> te contrató para el puesto de {jobTitle}} declined {<strong>{name}</strong> decidió no continuar con tu postulación a {jobTitle}} companyDeleted {Tu postulación a {jobTitle} terminó porque la empresa eliminó su cuenta} other {<strong>{name}</strong> retiró su postulación a {jobTitle}}}',
    offer_revised: '<strong>{name}</strong> envió nuevas condiciones para {jobTitle}',
    offer_withdrawn: '<strong>{name}</strong> retiró la oferta para {jobTitle}',
    offer_expired: 'La oferta para {jobTitle} venció antes de que llegaras a un acuerdo con <strong>{name}</strong>',
    offer_proposed: '<strong>{name}</strong> propuso otras condiciones para {jobTitle}',
    offer_kept: '<strong>{name}</strong> mantiene las condiciones de la oferta para {jobTitle}',
    hire_changed:
      '{change, select, started {<strong>{name}</strong> indica que el trabajo como {jobTitle} ya empezó} ended {<strong>{name}</strong> indica que el trabajo como {jobTitle} terminó} claimed {Se usó la garantía para {jobTitle} y la contratación terminó} replaced {Se usó la garantía para {jobTitle} y <strong>{name}</strong> indica que se contrató a otra persona como reemplazo} moved {<strong>{name}</strong> cambió la fecha de inicio de {jobTitle}} calledOff {<strong>{name}</strong> canceló la contratación para {jobTitle} antes del primer día} other {Llegaste a un acuerdo con <strong>{name}</strong> para el puesto de {jobTitle}}}',
    guarantee_claimed: 'Se usó la garantía para {jobTitle} en <strong>{name}</strong>',
    check_in_problem: '<strong>{name}</strong> reportó un problema en el seguimiento de {jobTitle}',
    invitation_received: '<strong>{name}</strong> te invita a postularte a {jobTitle}',
    invitation_declined:
      '{count, plural, one {<strong>{name}</strong> rechazó tu invitación a {jobTitle}} other {<strong># personas</strong> rechazaron tu invitación a {jobTitle}}}',
    interview_updated:
      '{event, select, proposed {<strong>{name}</strong> propuso horarios de entrevista para {jobTitle}} booked {Tu entrevista con <strong>{name}</strong> para {jobTitle} está confirmada} moved {Cambiaron los horarios de tu entrevista con <strong>{name}</strong> para {jobTitle}} cancelled {Se canceló la entrevista con <strong>{name}</strong> para {jobTitle}} assigned {Vas a entrevistar a <strong>{name}</strong> para {jobTitle}} unassigned {Ya no participas en la entrevista con <strong>{name}</strong> para {jobTitle}} other {Se acerca tu entrevista con <strong>{name}</strong> para {jobTitle}}}',
    answer_asked:
      '{count, plural, one {<strong>{name}</strong> espera una respuesta sobre {jobTitle}} other {<strong># personas</strong> esperan una respuesta sobre {jobTitle}}}',
    answers_owed:
      '{isPaused, select, true {Pausamos la vacante {jobTitle}: {count, number} personas pidieron una respuesta y siguen esperando} other {{count, number} personas pidieron una respuesta sobre {jobTitle} y siguen esperando. Si otra persona pide una respuesta, pausaremos la vacante}}',
    job_ending: 'Se acerca el último día para postularse a {jobTitle}. Amplía el plazo o deja que la vacante se cierre',
    job_closed: 'La vacante {jobTitle} está cerrada: ya pasó el último día para postularse',
    job_taken_down: 'Nuestro equipo retiró la vacante {jobTitle}. El motivo: «{reason}»',
    job_restored:
      '{status, select, open {Nuestro equipo restableció la vacante {jobTitle}. Está abierta otra vez} paused {Nuestro equipo restableció la vacante {jobTitle}. Está en pausa hasta que la reabras} other {Nuestro equipo restableció la vacante {jobTitle}. Está cerrada, como antes}}',
    appeal_filed:
      '{count, plural, one {<strong>{name}</strong> pidió que se revise la decisión sobre {jobTitle}} other {<strong># personas</strong> pidieron que se revise la decisión sobre {jobTitle}}}',
    appeal_closed:
      '{outcome, select, upheld {La decisión sobre {jobTitle} (<strong>{name}</strong>) se revisó y se mantiene} ended {La revisión que pediste sobre {jobTitle} terminó sin respuesta porque la empresa eliminó su cuenta} reversed {<strong>{name}</strong> cambió su decisión y tu postulación a {jobTitle} está abierta de nuevo} other {Después de la revisión, la postulación a {jobTitle} (<strong>{name}</strong>) está abierta de nuevo}}',
    message_received:
      '{count, plural, one {<strong>{name}</strong> te escribió} other {<strong>{name}</strong> te envió # mensajes}}',
    report_filed:
      '{count, plural, one {<strong>{name}</strong> recibió una denuncia} other {<strong>{name}</strong> recibió # denuncias}}',
    verification_moved:
      '{status, select, claimed {Vamos a verificar {kind}} checking {Estamos verificando {kind}} verified {Verificamos <strong>{kind}</strong>} failed {No pudimos confirmar <strong>{kind}</strong>} expired {Es hora de verificar de nuevo <strong>{kind}</strong>} other {Retiramos la verificación de <strong>{kind}</strong>}}',
    profiles_read_up: '<strong>{name}</strong> llegó a su límite de {count, number} perfiles completos al día',
    mention:
      '{text, select, none {Alguien de tu equipo te mencionó en una evaluación para {jobTitle}} other {Alguien de tu equipo te mencionó en una evaluación para {jobTitle}: «{text}»}}',
    profile_approved: 'Aprobamos tu perfil. Ahora las empresas pueden encontrarte.',
    profile_rejected: 'No aprobamos tu perfil. Edítalo para que lo revisemos de nuevo.',
  },
};
