/** Spanish text for this feature's screens. */
import type { TranslationOf } from '#shared/translation.ts';
import type { invitationsEn } from './invitations.en.ts';

export const invitationsEs: TranslationOf<typeof invitationsEn> = {
  people: {
    heading: 'Personas compatibles con esta vacante',
    headline:
      '{count, plural, =0 {Nadie tiene aún una buena puntuación para esta vacante} one {# persona es compatible con esta vacante} other {# personas son compatibles con esta vacante}}',
    headlineMore: 'Más de {count, number} personas son compatibles con esta vacante',
    text: 'Personas con perfil aprobado que aún no se han postulado, de mayor a menor coincidencia. Las que no tienen puntuación van al final.',
    invite: 'Invita a quienes quieras conocer.',
    inviteWhenOpen: 'Solo puedes enviar invitaciones mientras la vacante esté abierta.',
    others: 'Menos de {score}%, o sin puntuación',
    empty: 'No hay personas para invitar por ahora',
    emptyText: 'Los perfiles que aprobemos aparecerán aquí, de mayor a menor coincidencia.',
    noneAvailable: 'No hay más personas disponibles por ahora',
    noneAvailableText: 'Puedes incluir a quienes ya tienen trabajo aquí.',
    noneFiltered: 'Nadie cumple con estos filtros',
    noneFilteredText: 'Quita o cambia un filtro para ver a más personas.',
    failed: 'No pudimos cargar la lista de personas',
    invited: 'Invitadas',
    fit: '{count, plural, one {# persona compatible} other {# personas compatibles}}',
    fitMore: 'Más de {count, number} personas compatibles',
    count: '{count, number}',
    countMore: '{count, number}+',
    invitedOn: 'Invitación del {date}',
  },
  match: {
    rateOpen: 'Sin tarifa indicada',
    sharedHours: '{hours} en común',
    message: 'Mensaje',
  },
  invite: {
    title: '¿Invitar a {name}?',
    text: 'Le avisaremos de inmediato y podrá postularse a {job} con un clic, salvo que la vacante tenga preguntas obligatorias. Puedes invitar a cada persona una sola vez por vacante.',
    note: 'Nota',
    noteHelp: 'Opcional. Cuéntale a {name} por qué te interesa su perfil.',
    send: 'Enviar invitación',
    done: 'Invitación enviada',
    doneText: 'Ya le avisamos a {name} sobre tu invitación.',
  },
  many: {
    chooseAll: '{count, plural, other {Elegir a las primeras # personas}}',
    choose: 'Elegir a {name}',
    chosen: '{count, plural, one {# elegida} other {# elegidas}}',
    inviteChosen: 'Invitar a las personas elegidas',
    invite: '{count, plural, one {Invitar a # persona} other {Invitar a # personas}}',
    title: '{count, plural, one {¿Invitar a # persona?} other {¿Invitar a # personas?}}',
    text: 'Enviaremos el aviso de inmediato. Quien lo reciba podrá postularse a {job} con un clic, salvo que la vacante tenga preguntas obligatorias. Puedes invitar a cada persona una sola vez por vacante.',
    note: 'Nota',
    noteHelp: 'Opcional. Todas las personas elegidas reciben la misma nota.',
    send: '{count, plural, one {Enviar # invitación} other {Enviar # invitaciones}}',
    done: '{count, plural, one {# invitación enviada} other {# invitaciones enviadas}}',
    doneText: 'Ya enviamos el aviso.',
    others: '{count, plural, one {No se invitó a # persona} other {No se invitó a # personas}}',
    close: 'Cerrar',
    outcome: {
      invited: 'Invitación enviada',
      'already-invited': 'Ya tenía una invitación',
      'already-applied': 'Ya se postuló',
      'not-available': 'No disponible',
    },
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
      'Al elegir «Postularme», envías tu perfil de inmediato. Usa el formulario si quieres agregar una carta de presentación o si la vacante tiene preguntas obligatorias.',
  },
};
