/** Texts of the operations screen, in Spanish. */
import { LIFETIMES } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { operationsEn } from './operations.en.ts';

export const operationsEs: TranslationOf<typeof operationsEn> = {
  title: 'Operación',
  text: 'El correo que no llegó, el trabajo en segundo plano y cuánto se guarda cada cosa.',
  mails: {
    title: 'Correos fallidos',
    text: 'Correos que se dieron por perdidos tras todos los intentos, o de inmediato porque la dirección no los recibe.',
    total: '{count, plural, =0 {No hay correos fallidos} one {# correo fallido} other {# correos fallidos}}',
    failed: 'No se pudieron cargar los correos fallidos',
    to: 'Para {address}',
    gaveUp: 'Sin entregar {moment} tras {count, plural, one {# intento} other {# intentos}}',
    again: 'Enviar de nuevo',
    allAgain: 'Enviar todos de nuevo',
    erased: 'Su texto se borró',
    sent: 'De nuevo en camino',
    sentText: '{count, plural, =0 {No hay nada que enviar.} one {Se enviará # correo.} other {Se enviarán # correos.}}',
  },
  suppressions: {
    title: 'Direcciones excluidas',
    text: 'No reciben correo, porque un mensaje volvió o se marcó como spam.',
    none: 'No hay direcciones excluidas',
    failed: 'No se pudieron cargar las direcciones',
    bounced: 'El correo volvió',
    complained: 'Marcado como spam',
    lift: 'Volver a enviar correo',
    lifted: 'Dirección permitida de nuevo',
    liftedText: 'Los correos nuevos para {address} se enviarán. Reenvía los fallidos desde la lista de arriba.',
  },
  background: {
    title: 'Trabajo en segundo plano',
    text: 'Lo que se hace aparte de las solicitudes, en cualquier proceso que trabaje.',
    failed: 'No se pudo cargar el trabajo en segundo plano',
    never: 'Todavía no se ejecutó',
    runs: 'Última vez {last}, {rows, plural, =0 {nada que hacer} one {# fila} other {# filas}}; la próxima {next}',
    failures: '{count, plural, one {La última ejecución falló} other {Las últimas # ejecuciones fallaron}}',
    run: 'Ejecutar ahora',
    asked: 'Ejecución solicitada',
    askedText: '{name} se ejecuta en cuanto un proceso esté libre.',
    works: {
      housekeeping: 'Limpieza',
      reindexing: 'Reindexación',
      offers: 'Ofertas y seguimientos',
      reminders: 'Recordatorios de entrevistas',
      files: 'Archivos a su almacén',
    },
  },
  retention: {
    title: 'Qué se guarda y por cuánto tiempo',
    text: 'La limpieza elimina cada diez minutos lo que cumplió su plazo.',
    failed: 'No se pudo cargar la tabla',
    what: 'Qué',
    howLong: 'Cuánto y por qué',
    days: '{days, plural, one {# día.} other {# días.}}',
    rows: {
      accounts: {
        what: 'Cuentas, perfiles, empleos, postulaciones, mensajes',
        why: 'Hasta que su titular elimine la cuenta; lo que otros recibieron queda, sin el nombre.',
      },
      sessions: {
        what: 'Sesiones',
        why: `Desde la última visita, para no tener que iniciar sesión cada vez; ${LIFETIMES.sessionMaxDays} días desde el inicio de sesión como máximo.`,
      },
      links: {
        what: 'Enlaces para restablecer la contraseña o cambiar la dirección',
        why: 'Hasta que se usen o venzan, 72 horas como máximo.',
      },
      mailSecrets: {
        what: 'Contraseñas temporales y enlaces en correos',
        why: 'Después nadie puede usarlos; se borran en cuanto el correo sale.',
      },
      sentMails: {
        what: 'Que se envió un correo',
        why: 'Para poder responder si se envió. Su texto se borra cuando un servidor lo acepta.',
      },
      failedMails: {
        what: 'Correos fallidos',
        why: 'Para poder enviarlos de nuevo.',
      },
      suppressions: {
        what: 'Direcciones excluidas',
        why: 'Hasta que un administrador las permita o termine la cuenta: el correo que vuelve perjudica a todo el demás.',
      },
      notifications: {
        what: 'Notificaciones',
        why: 'Después nadie vuelve a leerlas.',
      },
      intakes: {
        what: 'Postulaciones públicas',
        why: 'Desde la decisión, para responder preguntas. Las que no se decidieron quedan.',
      },
      bookings: {
        what: 'Consultas',
        why: 'Desde que tuvieron lugar, para saber con quién se habló.',
      },
      audit: {
        what: 'Actividad',
        why: 'Para revisar lo que hicieron los administradores, más de lo que tarda la mayoría de los reclamos.',
      },
      references: {
        what: 'A quién nombran los candidatos como referencia, y lo que responde',
        why: 'Hasta que venza el enlace, 30 días sin respuesta; una respuesta, 24 meses, o hasta que esa persona lo pida.',
      },
      englishTexts: {
        what: 'Textos de la tarea de inglés',
        why: '24 meses, lo mismo que la verificación que respaldan.',
      },
      resumeProposals: {
        what: 'Lo que se leyó de un currículum',
        why: 'No se guarda: va al navegador, y lo que la persona toma pasa a su perfil.',
      },
      receipts: {
        what: 'Comprobantes de puntajes',
        why: 'Los años de SCORE_RECEIPT_YEARS, cuatro si no se indica otra cosa, para poder calcular un puntaje de nuevo. Los retenidos quedan.',
      },
      voluntaryAnswers: {
        what: 'Respuestas a las preguntas voluntarias',
        why: 'Selladas, tantos años completos como los comprobantes, para auditorías de equidad.',
      },
      erasureRequests: {
        what: 'Pedidos de borrado',
        why: 'Hasta que su enlace se use o venza, 48 horas como máximo.',
      },
      unsentFiles: {
        what: 'Archivos subidos para un mensaje y nunca enviados',
        why: 'Un día, para que un mensaje pueda terminarse más tarde.',
      },
      limits: {
        what: 'Contadores de límites, con direcciones de clientes',
        why: 'Hasta que termine su ventana, 30 días como máximo.',
      },
      indexFeed: {
        what: 'Qué perfiles y empleos cambiaron',
        why: 'Una hora, para que todos los procesos se enteren.',
      },
    },
  },
  erase: {
    title: 'Borrar a una persona sin cuenta',
    text: 'Quien se postuló, reservó o fue nombrado como referencia sin cuenta puede pedirlo. Comprueba antes que la dirección sea suya.',
    address: 'Correo electrónico',
    erase: 'Borrar',
    confirmTitle: '¿Borrar lo que guardamos sobre {email}?',
    confirmText:
      'Las postulaciones públicas, consultas, referencias y correos de esta dirección se eliminan para siempre. Una consulta por venir se cancela. No se puede deshacer.',
    done: 'Borrado',
    doneText:
      'Se eliminaron {intakes, plural, =0 {cero postulaciones} one {# postulación} other {# postulaciones}}, {bookings, plural, =0 {cero consultas} one {# consulta} other {# consultas}} y {references, plural, =0 {cero referencias} one {# referencia} other {# referencias}}.',
  },
};
