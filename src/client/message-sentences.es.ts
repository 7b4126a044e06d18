/** What the server says of messages, their files, searches and saved texts, in Spanish, by the English sentence. */
import type { Sentences } from './sentences.ts';

export const messageSentencesEs: Sentences = {
  'Messages are between companies and candidates': 'Los mensajes son entre empresas y candidatos',
  'This message key was used for a message to someone else':
    'Esta clave de mensaje ya se usó para un mensaje a otra persona',
  'This message was not stored. Please try again.': 'Este mensaje no se guardó. Vuelve a intentarlo.',
  'Message is required': 'Escribe un mensaje',
  'Choose a PDF, a Word document (DOCX) or a JPEG, PNG or WebP picture':
    'Elige un PDF, un documento de Word (DOCX) o una imagen JPEG, PNG o WebP',
  'Choose a file to send': 'Elige un archivo para enviar',
  'A file may have {count} MB at most': 'Un archivo puede tener {count} MB como máximo',
  'You have sent as much in files today as one can. Please go on tomorrow.':
    'Hoy ya enviaste todo lo que se puede en archivos. Continúa mañana.',
  'Your files take up all the room that one person has': 'Tus archivos ocupan todo el espacio que tiene una persona',
  'A file of this message is no longer there. Please attach it again.':
    'Un archivo de este mensaje ya no está. Adjúntalo de nuevo.',
  'At most {count} files': '{count} archivos como máximo',
  'Each file once': 'Cada archivo una sola vez',
  File: 'archivo',
  Conversation: 'conversación',
  'Type what you look for': 'Escribe lo que buscas',
  'A template needs a title': 'La plantilla necesita un título',
  'A template needs a text': 'La plantilla necesita un texto',
  'That is as many templates as can be kept. Delete one first.':
    'Ya no se pueden guardar más plantillas. Elimina una primero.',
  Template: 'plantilla',
};
