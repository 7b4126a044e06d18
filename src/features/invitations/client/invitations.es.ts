/** Texts of this feature's screens, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { invitationsEn } from './invitations.en.ts';

export const invitationsEs: TranslationOf<typeof invitationsEn> = {
  people: {
    heading: 'Personas afines a esta vacante',
    text: 'Personas con perfil aprobado que aún no se postularon, de mayor a menor coincidencia. Las que no tienen puntuación van al final. Invita a quienes quieras conocer.',
    textNotOpen:
      'Personas con perfil aprobado que aún no se postularon, de mayor a menor coincidencia. Las que no tienen puntuación van al final. Abre la vacante para invitarlas.',
    empty: 'No hay personas para invitar por ahora',
    emptyText: 'A medida que aprobemos nuevos perfiles aparecerán aquí, de mayor a menor coincidencia.',
    noneAvailable: 'No hay más personas disponibles por ahora',
    noneAvailableText: 'Puedes incluir a quienes ya tienen una contratación.',
    failed: 'No se pudieron cargar las personas',
    invited: 'Invitadas',
    count: '{count, number}',
    countMore: '{count, number}+',
    invitedOn: 'Invitación del {date}',
  },
  match: {
    rateOpen: 'Sin tarifa indicada',
    sharedHours: '{hours} en común',
    invite: 'Invitar a postularse',
    message: 'Mensaje',
  },
  invite: {
    title: '¿Invitar a {name}?',
    text: 'Le avisaremos de inmediato y podrá postularse a {job} con un clic. Puedes invitar a cada persona una sola vez.',
    note: 'Nota',
    noteHelp: 'Opcional. Cuéntale a {name} por qué te interesa su perfil.',
    cancel: 'Cancelar',
    send: 'Enviar invitación',
    done: 'Invitación enviada',
    doneText: 'Ya avisamos a {name} de tu invitación.',
  },
  answer: {
    apply: 'Postularme',
    decline: 'Rechazar',
    applied: 'Postulación enviada',
    appliedText: 'Enviamos tu postulación a {job} con tu perfil.',
    declined: 'Invitación rechazada',
  },
  mine: {
    heading: 'Invitaciones',
    text: 'Empresas que quieren conocerte.',
    invitedBy: '{company} te invita a postularte',
    letterBelow:
      'Al elegir Postularme se envía tu perfil de inmediato. Si quieres agregar una carta de presentación, usa el formulario.',
    notOpen: 'Esta vacante no recibe postulaciones por ahora.',
  },
};
