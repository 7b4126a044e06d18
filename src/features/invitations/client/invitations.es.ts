/** Texts of this feature's screens, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { invitationsEn } from './invitations.en.ts';

export const invitationsEs: TranslationOf<typeof invitationsEn> = {
  people: {
    heading: 'Personas que encajan en este empleo',
    text: 'Personas con perfil aprobado que no se han postulado, primero las que mejor encajan y al final las que no tienen puntuación. Invita a quienes te gustaría conocer.',
    textNotOpen:
      'Personas con perfil aprobado que no se han postulado, primero las que mejor encajan y al final las que no tienen puntuación. Abre el empleo para invitarlas.',
    empty: 'No hay a quién invitar ahora',
    emptyText: 'Cuando se aprueben nuevos perfiles, aparecerán aquí, primero los que mejor encajan.',
    noneAvailable: 'Nadie más está disponible por ahora',
    noneAvailableText: 'Puedes incluir a quienes ya tienen trabajo aquí.',
    failed: 'No se pudieron cargar las personas',
    invited: 'Invitadas',
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
    text: 'Se le avisa enseguida y puede postularse a {job} con un clic. Puedes invitar a cada persona una vez.',
    note: 'Nota',
    noteHelp: 'Opcional. {name} la lee. Cuenta por qué pensaste en esta persona.',
    cancel: 'Cancelar',
    send: 'Enviar invitación',
    done: 'Invitación enviada',
    doneText: '{name} recibió el aviso.',
  },
  answer: {
    apply: 'Postularme',
    decline: 'Rechazar',
    applied: 'Postulación enviada',
    appliedText: 'Tu postulación a {job} ya se envió.',
    declined: 'Invitación rechazada',
  },
  mine: {
    heading: 'Invitaciones',
    text: 'Empresas a las que les gustaría conocerte.',
    invitedBy: '{company} te invita a postularte',
    letterBelow: 'Postularme envía tu perfil. Para añadir una carta, usa el formulario.',
    notOpen: 'Este empleo no recibe postulaciones ahora.',
  },
};
