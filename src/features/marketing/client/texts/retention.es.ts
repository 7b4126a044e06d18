/** The table of the privacy notice, in Spanish. */
import type { RetentionWords } from './retention-words.ts';

export const retentionEs: RetentionWords = {
  caption: 'Qué guardamos y por cuánto tiempo',
  columns: ['Qué', 'Por cuánto tiempo'],
  rows: {
    accounts: [
      'Cuenta, perfil, vacantes, postulaciones, mensajes',
      'Hasta que eliminas tu cuenta. Los mensajes que recibieron otras personas quedan, sin tu nombre',
    ],
    sessions: [
      'Un dispositivo con la sesión abierta',
      'Hasta que cierras la sesión o {retention.sessions} días después de tu última visita; {lifetimes.sessionMaxDays} días como máximo',
    ],
    links: [
      'Enlaces para restablecer una contraseña o cambiar un correo',
      'Hasta que se usan o vencen, {lifetimes.emailUndoHours} horas como máximo',
    ],
    mailSecrets: [
      'Contraseñas temporales y enlaces en un correo',
      'Hasta que se envía el correo, {retention.mailSecrets} días como máximo',
    ],
    sentMails: [
      'El registro de que se envió un correo',
      '{retention.sentMails} días; el contenido se borra en cuanto un servidor de correo lo acepta',
    ],
    failedMails: ['Un correo que no se pudo entregar', '{retention.failedMails} días, para poder enviarlo otra vez'],
    suppressions: [
      'Una dirección en la que rebotaron correos o que los marcó como spam',
      'Hasta que volvamos a permitir el envío o se borren sus datos',
    ],
    sentSearchResults: [
      'Lo que te envió una búsqueda guardada, con la puntuación',
      '{retention.sentSearchResults} días',
    ],
    notifications: ['Notificaciones', '{retention.notifications} días'],
    intakes: ['Una postulación en la página pública', '{retention.intakes} días después de nuestra decisión'],
    bookings: ['Una consulta', '{retention.bookings} días después de la llamada'],
    audit: [
      'El registro de administración, inicios de sesión fallidos y cambios',
      '{retention.audit} días, para poder responder por lo que hicimos',
    ],
    companyLog: [
      'El registro de lo que hizo el equipo de una empresa',
      '{retention.companyLog} días, o hasta que se elimine la empresa',
    ],
    references: [
      'Una referencia',
      '{lifetimes.referenceLinkDays} días si no hay respuesta; la respuesta, {lifetimes.referenceKeptMonths} meses o hasta que la persona pide que se borre',
    ],
    englishTexts: [
      'El texto de una prueba escrita de inglés',
      '{lifetimes.englishTextMonths} meses; el nivel, mientras exista la cuenta',
    ],
    resumeProposals: ['Lo que se leyó de un currículum para llenar un formulario', 'No se guarda'],
    receipts: [
      'Puntuaciones con las que una empresa tomó una decisión',
      '{receiptYears}, o más si una ley o un litigio lo exige',
    ],
    voluntaryAnswers: [
      'Respuestas a las preguntas voluntarias',
      'Hasta que las retiras o eliminas tu cuenta, y nunca más tiempo que las puntuaciones con que se comparan',
    ],
    erasureRequests: [
      'Una solicitud de borrar datos',
      'Hasta que se usa o vence su enlace, {lifetimes.erasureLinkHours} horas como máximo',
    ],
    unsentFiles: ['Un archivo subido para un mensaje que no se envió', '{lifetimes.unsentFileHours} horas'],
    limits: ['Contadores contra el abuso, con direcciones de red', 'Hasta que termina su período, 30 días como máximo'],
    indexFeed: ['El registro de que cambió un perfil o una vacante', 'Una hora'],
  },
};
