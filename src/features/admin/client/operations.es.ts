/** Texts of the operations screen, in Spanish. */
import { LIFETIMES } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { operationsEn } from './operations.en.ts';

export const operationsEs: TranslationOf<typeof operationsEn> = {
  title: 'Operaciones',
  text: 'Correos que fallaron, tareas en segundo plano y cuánto tiempo guardamos los datos.',
  mails: {
    title: 'Correos que fallaron',
    text: 'Correos que ya no intentamos enviar, cada uno con el último error.',
    total: '{count, plural, =0 {No falló ningún correo} one {# correo falló} other {# correos fallaron}}',
    failed: 'No pudimos cargar estos correos',
    to: 'Para {address}',
    gaveUp: 'Envío suspendido: {time}, tras {count, plural, one {# intento} other {# intentos}}',
    again: 'Enviar de nuevo',
    allAgain: 'Enviar todos de nuevo',
    erased: 'No se puede enviar de nuevo: su texto se borró',
    sent: 'Reenvío solicitado',
    sentText: '{count, plural, =0 {No hay nada que enviar.} one {Se enviará # correo.} other {Se enviarán # correos.}}',
  },
  suppressions: {
    title: 'Direcciones bloqueadas',
    text: 'No enviamos correos a estas direcciones porque alguno rebotó o se marcó como spam.',
    none: 'No hay direcciones bloqueadas',
    failed: 'No pudimos cargar las direcciones',
    bounced: 'El correo rebotó',
    complained: 'Marcado como spam',
    lift: 'Volver a permitir correos',
    lifted: 'Dirección permitida de nuevo',
    liftedText:
      'Enviaremos los nuevos correos a {address}. Los que fallaron puedes reenviarlos desde la lista de arriba.',
  },
  background: {
    title: 'Tareas en segundo plano',
    text: 'Tareas que se ejecutan en los procesos «worker», fuera de las solicitudes al servidor.',
    failed: 'No pudimos cargar las tareas en segundo plano',
    never: 'Aún no se ha ejecutado',
    runs: 'Última ejecución: {last}, {rows, plural, =0 {nada que hacer} one {# fila procesada} other {# filas procesadas}}. Próxima: {next}',
    failures: '{count, plural, one {La última ejecución falló} other {Las últimas # ejecuciones fallaron}}',
    run: 'Ejecutar ahora',
    asked: 'Ejecución solicitada',
    askedText: 'La tarea «{name}» se ejecutará en cuanto haya un proceso libre.',
    tasks: {
      housekeeping: 'Limpieza',
      reindexing: 'Reindexación',
      offers: 'Ofertas y seguimientos',
      reminders: 'Recordatorios de entrevistas',
      lastDays: 'Últimos días para postularse',
      savedSearches: 'Búsquedas guardadas',
      files: 'Traslado de archivos',
    },
  },
  retention: {
    title: 'Qué guardamos y por cuánto tiempo',
    text: 'Cada diez minutos, la limpieza elimina lo que ya cumplió su plazo.',
    failed: 'No pudimos cargar la tabla',
    what: 'Qué',
    howLong: 'Cuánto tiempo y por qué',
    days: '{days, plural, one {# día.} other {# días.}}',
    rows: {
      accounts: {
        what: 'Cuentas, perfiles, vacantes, postulaciones, mensajes',
        why: 'Hasta que la persona elimine su cuenta. Lo que otras personas recibieron de ella se conserva, sin su nombre.',
      },
      sessions: {
        what: 'Sesiones',
        why: `Desde la última visita, para mantener la sesión abierta. Como máximo, ${LIFETIMES.sessionMaxDays} días desde el inicio de sesión.`,
      },
      links: {
        what: 'Enlaces para restablecer una contraseña o cambiar el correo de la cuenta, contraseñas temporales e invitaciones a unirse a una empresa',
        why: `Hasta que se usen o venzan: los enlaces, ${LIFETIMES.emailUndoHours} horas como máximo; las contraseñas temporales, ${LIFETIMES.temporaryPasswordDays} días; las invitaciones, ${LIFETIMES.memberInvitationDays} días.`,
      },
      mailSecrets: {
        what: 'Contraseñas temporales y enlaces en correos',
        why: 'Desde que dejamos de intentar el envío, para poder reenviar el correo. Se borran en cuanto el correo se envía.',
      },
      sentMails: {
        what: 'Registro de correos enviados',
        why: 'Para comprobar que se enviaron. El texto se borra cuando un servidor de correo acepta el mensaje.',
      },
      failedMails: {
        what: 'Correos que fallaron',
        why: 'Para poder reenviarlos.',
      },
      suppressions: {
        what: 'Direcciones bloqueadas',
        why: 'Hasta que el equipo de administración las permita de nuevo o se borren los datos de la persona. Los rebotes afectan la entrega de los demás correos.',
      },
      sentSearchResults: {
        what: 'Resultados enviados por búsquedas guardadas',
        why: 'Para no enviar dos veces lo mismo y para que cada persona vea lo que recibió.',
      },
      notifications: {
        what: 'Notificaciones',
        why: 'Casi nadie consulta las más antiguas.',
      },
      intakes: {
        what: 'Postulaciones públicas',
        why: 'Desde la decisión, para responder preguntas sobre ella. Las que no tienen decisión se conservan.',
      },
      bookings: {
        what: 'Consultas',
        why: 'Desde que se realizaron, para saber con quién hablamos.',
      },
      audit: {
        what: 'Actividad',
        why: 'Para poder consultar lo que hizo el equipo de administración. La mayoría de los reclamos llega dentro de este plazo.',
      },
      companyLog: {
        what: 'Registro de actividad de una empresa',
        why: 'Para que las personas responsables de la cuenta vean quién hizo qué. Se conserva el mismo tiempo que los registros de «Actividad».',
      },
      references: {
        what: 'Personas de referencia y sus respuestas',
        why: `Sin respuesta, hasta que venza el enlace, a los ${LIFETIMES.referenceLinkDays} días. Las respuestas, ${LIFETIMES.referenceKeptMonths} meses o hasta que esa persona pida que se borren.`,
      },
      englishTexts: {
        what: 'Textos de la prueba escrita de inglés',
        why: `${LIFETIMES.englishTextMonths} meses, igual que la verificación que respaldan.`,
      },
      resumeProposals: {
        what: 'Lo que se leyó de un currículum',
        why: 'No lo guardamos: se envía al navegador y lo que la persona acepta pasa a su perfil.',
      },
      receipts: {
        what: 'Registros de puntuaciones',
        why: 'La cantidad de años que indica SCORE_RECEIPT_YEARS (cuatro de forma predeterminada), para poder recalcular una puntuación. Los retenidos se conservan hasta que termine la retención.',
      },
      voluntaryAnswers: {
        what: 'Respuestas a las preguntas voluntarias',
        why: 'Cifradas, para auditorías de equidad. Hasta que la persona las retire o elimine su cuenta y, como máximo, la cantidad de años que indica SCORE_RECEIPT_YEARS después del final del año de la respuesta.',
      },
      erasureRequests: {
        what: 'Solicitudes de borrado de datos',
        why: `Hasta que su enlace se use o venza, ${LIFETIMES.erasureLinkHours} horas como máximo.`,
      },
      unsentFiles: {
        what: 'Archivos subidos para un mensaje que no se envió',
        why: 'Un día, para poder terminar el mensaje más tarde.',
      },
      limits: {
        what: 'Contadores de límites de uso, con direcciones IP',
        why: 'Hasta que termine su período, 30 días como máximo.',
      },
      indexFeed: {
        what: 'Qué perfiles y vacantes cambiaron',
        why: 'Una hora, para que todos los procesos del servidor reciban el cambio.',
      },
    },
  },
  erase: {
    title: 'Borrar los datos de una persona sin cuenta',
    text: 'Las personas sin cuenta pueden pedirlo si se postularon, reservaron una consulta o figuran como referencia. Antes, comprueba que la dirección sea suya.',
    address: 'Correo electrónico',
    erase: 'Borrar',
    confirmTitle: '¿Borrar lo que guardamos sobre {email}?',
    confirmText:
      'Las postulaciones públicas, consultas, referencias y correos vinculados a esta dirección se eliminan para siempre. Si hay una consulta próxima, se cancela. No se puede deshacer.',
    done: 'Borramos los datos',
    doneText:
      'Datos borrados: {intakes, plural, =0 {ninguna postulación} one {# postulación} other {# postulaciones}}, {bookings, plural, =0 {ninguna consulta} one {# consulta} other {# consultas}}, {references, plural, =0 {ninguna referencia} one {# referencia} other {# referencias}}.',
  },
};
