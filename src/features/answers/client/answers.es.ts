/** Texts of answers.en.ts, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { answersEn } from './answers.en.ts';

export const answersEs: TranslationOf<typeof answersEn> = {
  nudge: {
    due: 'La empresa dice que responderá a más tardar el {date}.',
    over: 'La empresa dijo que respondería a más tardar el {date} y aún no lo ha hecho.',
    ask: 'Pedir una respuesta',
    asked: 'Pediste una respuesta el {date}.',
    done: 'Pediste una respuesta',
    doneText: '{name} ya recibió un aviso.',
  },
  nudged: 'Pidió una respuesta el {date}',
  history: {
    heading: 'Historial',
    viewed: '{who} abrió tu postulación',
    applied: '{own, select, yes {Te postulaste} other {{who} se postuló}}',
    toApplied: '{own, select, yes {Empezaste la revisión} other {{who} empezó la revisión}}',
    toInterviewing:
      '{own, select, yes {Pasaste la postulación a entrevistas} other {{who} pasó la postulación a entrevistas}}',
    toOffered: '{own, select, yes {Hiciste una oferta} other {{who} hizo una oferta}}',
    toHired: '{own, select, yes {Registraste la contratación} other {{who} registró la contratación}}',
    accepted: '{own, select, yes {Aceptaste la oferta} other {{who} aceptó la oferta}}',
    toDeclined: '{own, select, yes {Descartaste la postulación} other {{who} descartó la postulación}}',
    toWithdrawn: '{own, select, yes {Retiraste la postulación} other {{who} retiró la postulación}}',
    undone:
      '{own, select, yes {Volviste a considerar la postulación} other {{who} volvió a considerar la postulación}}',
    moveUndone: '{own, select, yes {Deshiciste el cambio} other {{who} deshizo el cambio}}',
    reopened: 'Se reabrió después de una revisión',
    companyDeleted: 'La postulación terminó porque la empresa eliminó su cuenta',
    wasUndone: '{move} (deshecho)',
  },
  decline: {
    heading: 'Por qué te descartaron',
    headingCompany: 'Por qué se descartó esta postulación',
    reason: 'Motivo: {reason}',
    person:
      'Una persona de {name} tomó esta decisión. Ninguna postulación se descarta automáticamente por su puntuación. Las empresas pueden ordenar y filtrar sus listas por puntuación.',
    score: 'Tu puntuación para esta vacante era {score, number} de 100 cuando se tomó la decisión.',
    noScore: 'No guardamos una puntuación con esta decisión.',
    scoresOff:
      'Tus puntuaciones están desactivadas. Si guardamos una cuando se tomó la decisión, la encuentras en esta página, en «El registro de esta puntuación».',
    known: 'Qué sabía de ti la empresa',
    correct: 'Corregir tu perfil',
    correctText:
      '¿Falta algo o hay un error? Los cambios en tu perfil cuentan en tus puntuaciones para todas las vacantes en cuanto los guardas.',
    correctTextUnscored: '¿Falta algo o hay un error? Puedes corregir tu perfil cuando quieras.',
    scoreNow: 'Con tu perfil actual, tu puntuación para esta vacante es {score, number} de 100.',
    review: 'Pedir una revisión',
    reviewText:
      'Alguien que no tomó la decisión revisará tu postulación. Pide la revisión a más tardar el {date} y tendrás una respuesta en un máximo de {days, number} días.',
    over: 'El plazo para pedir una revisión terminó el {date}.',
    asked: 'Pediste una revisión. Recibirás la respuesta a más tardar el {date}.',
    askedCompany:
      'Quien se postuló pidió una revisión. Alguien que no tomó la decisión debe responder a más tardar el {date}.',
    reviewedByOthers:
      'Tú tomaste esta decisión. Puede responder otra persona de tu empresa con el rol «Responsable de la cuenta» o «Selección»; si no, lo hará nuestro equipo de administración.',
    reviewedByAdmins: 'Tú tomaste esta decisión, así que responderá nuestro equipo de administración.',
    upheld: 'La decisión se revisó y se mantuvo.',
    reopened: 'La decisión se revisó y la postulación se reabrió.',
    ended: 'La empresa eliminó su cuenta, así que la revisión que pediste terminó sin respuesta.',
    companyDeleted: 'La empresa eliminó su cuenta, así que esta decisión ya no se puede revisar.',
  },
  appeal: {
    title: 'Pedir una revisión',
    text: 'Alguien que no tomó la decisión leerá esto junto con tu postulación y responderá a más tardar el {date}.',
    words: '¿Qué se debería revisar de nuevo?',
    send: 'Pedir revisión',
    done: 'Pediste una revisión',
    doneText: 'Tendrás una respuesta a más tardar el {date}.',
  },
  reviews: {
    title: 'Revisiones de decisiones',
    text: 'Personas descartadas que pidieron una revisión a cargo de alguien que no tomó la decisión. Cada una recibe una respuesta en un máximo de {days, number} días.',
    show: 'Mostrar',
    state: { open: 'Abiertas', overdue: 'Atrasadas', closed: 'Cerradas' },
    count: '{count, plural, one {# revisión} other {# revisiones}}',
    none: 'No hay revisiones',
    noneText: 'Cuando alguien pide una revisión, la solicitud aparece en «Abiertas».',
    failed: 'No pudimos cargar las revisiones',
    item: '{name} para {job} en {company}',
    asked: 'Pedida el {date}',
    due: 'Responder a más tardar el {date}',
    overdue: 'Atrasada desde el {date}',
    reason: 'Descartada: {reason}',
    score: 'Puntuación en ese momento: {score, number} de 100',
    known: 'Datos que se usaron en la decisión',
    close: 'Responder',
    dialogTitle: 'Responder a {name}',
    dialogText:
      'La persona leerá lo que escribas. Si reabres la postulación, vuelve a la etapa en la que estaba antes del descarte, o a entrevistas si el descarte puso fin a una oferta.',
    outcome: 'Resultado',
    outcomes: { upheld: 'Mantener la decisión', reopened: 'Reabrir la postulación' },
    ended: 'Terminó: la empresa eliminó su cuenta',
    note: 'Tu mensaje para quien se postuló',
    confirm: 'Cerrar revisión',
    done: 'Revisión cerrada',
    doneText: '{name} ya recibió un aviso.',
    notYours: 'Participaste en esta decisión, así que debe revisarla otra persona.',
  },
};
