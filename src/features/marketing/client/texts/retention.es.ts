/** The table of the privacy notice, in Spanish. */
import type { RetentionWords } from './retention-words.ts';

export const retentionEs: RetentionWords = {
  caption: 'Qué guardamos y por cuánto tiempo',
  columns: ['Qué', 'Por cuánto tiempo'],
  rows: {
    accounts: [
      'Cuenta, perfil, vacantes, postulaciones, mensajes',
      'Hasta que elimines tu cuenta. Los mensajes que recibieron otras personas quedan, sin tu nombre',
    ],
    sessions: [
      'Un dispositivo con la sesión abierta',
      'Hasta que cierres la sesión o {retention.sessions} días después de tu última visita; {lifetimes.sessionMaxDays} días como máximo',
    ],
    links: [
      'Enlaces para restablecer una contraseña o cambiar el correo de la cuenta, contraseñas temporales e invitaciones a unirse a una empresa',
      'Hasta que se usen o venzan: los enlaces, {lifetimes.emailUndoHours} horas como máximo; las contraseñas temporales, {lifetimes.temporaryPasswordDays} días; las invitaciones, {lifetimes.memberInvitationDays} días',
    ],
    mailSecrets: [
      'Contraseñas temporales y enlaces en un correo',
      'Hasta que se envíe el correo o, si no se logra, {retention.mailSecrets} días después del último intento',
    ],
    sentMails: [
      'La constancia de que se envió un correo',
      '{retention.sentMails} días; el contenido se borra en cuanto un servidor de correo lo acepta',
    ],
    failedMails: ['Un correo que no se pudo entregar', '{retention.failedMails} días, para poder enviarlo otra vez'],
    suppressions: [
      'Una dirección que rechazó un correo nuestro o desde la que lo marcaron como spam',
      'Hasta que volvamos a permitir el envío o se borren tus datos',
    ],
    sentSearchResults: [
      'Lo que te enviamos por una búsqueda guardada, con la puntuación',
      '{retention.sentSearchResults} días',
    ],
    notifications: ['Notificaciones', '{retention.notifications} días'],
    intakes: ['Una postulación enviada sin cuenta', '{retention.intakes} días después de nuestra decisión'],
    bookings: ['Una consulta', '{retention.bookings} días después de la llamada'],
    audit: [
      'El registro de acciones de administración, inicios de sesión fallidos y cambios en las cuentas',
      '{retention.audit} días, para poder responder por lo que hicimos',
    ],
    companyLog: [
      'El registro de lo que hizo el equipo de una empresa',
      '{retention.companyLog} días, o hasta que se elimine la empresa',
    ],
    references: [
      'Los datos de una persona de referencia y sus respuestas',
      'Hasta que esa persona pida que borremos estos datos. Si no lo pide, {lifetimes.referenceLinkDays} días si no responde y {lifetimes.referenceKeptMonths} meses si responde',
    ],
    englishTexts: [
      'El texto de una prueba escrita de inglés',
      '{lifetimes.englishTextMonths} meses; el nivel, mientras exista la cuenta',
    ],
    resumeProposals: ['Lo que se leyó de un currículum para llenar un formulario', 'No se guarda'],
    receipts: ['Registros de puntuaciones', '{receiptYears}, o más si una ley o un litigio lo exige'],
    voluntaryAnswers: [
      'Respuestas a las preguntas voluntarias',
      'Hasta que las retires o elimines tu cuenta; como máximo, {receiptYears} después del final del año en que respondas',
    ],
    erasureRequests: [
      'Una solicitud para borrar datos',
      'Hasta que se use o venza su enlace, {lifetimes.erasureLinkHours} horas como máximo',
    ],
    unsentFiles: ['Un archivo subido para un mensaje que no se envió', '{lifetimes.unsentFileHours} horas'],
    limits: [
      'El conteo de cuántas veces una dirección IP o una cuenta hizo algo que tiene un límite',
      'Hasta que termine el período que se cuenta, 30 días como máximo',
    ],
    indexFeed: ['La constancia de que cambió un perfil o una vacante', 'Una hora'],
  },
};
