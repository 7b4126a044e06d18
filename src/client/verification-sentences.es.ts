/** Sentences of the server about verifications, references and written tasks, in Spanish; part of `sentences.es.ts`. */
import type { Sentences } from './sentences.ts';

export const verificationSentencesEs: Sentences = {
  'Choose what we should check': 'Elige qué debemos verificar',
  'Please say what we should check': 'Dinos qué debemos verificar',
  'You have already asked us to check this': 'Ya nos pediste verificar esto',
  'This was already checked and is still valid': 'Esto ya se verificó y sigue vigente por un tiempo',
  'Nobody can verify themselves. Another admin has to decide this.':
    'Nadie se verifica a sí mismo. Otro administrador debe decidirlo.',
  'This verification cannot be moved there from its current state':
    'Esta verificación no puede pasar a ese estado desde el actual',
  'Please say how it was checked': 'Indica cómo se verificó',
  'Their name is required': 'Su nombre es obligatorio',
  'Their email address is required': 'Su correo electrónico es obligatorio',
  'Please say how you worked together': 'Indica cómo trabajaron juntos',
  'Please say what they did well': 'Indica qué hacía bien',
  'Please choose one': 'Elige una opción',
  'The link is not complete': 'El enlace no está completo',
  'You cannot give a reference for yourself': 'No puedes darte una referencia a ti mismo',
  'You have already asked this person': 'Ya le pediste una referencia a esta persona',
  'You have already answered this. Thank you.': 'Ya respondiste. Gracias.',
  'Choose a level': 'Elige un nivel',
  'You have already started your written task': 'Ya empezaste tu tarea escrita',
  'The time of your written task is over, or you have handed it in':
    'El tiempo de tu tarea escrita terminó, o ya la entregaste',
  'You have already rated this': 'Ya calificaste esto',
  'Others have already decided this': 'Otros ya decidieron esto',
  'Written task': 'tarea escrita',
  Verification: 'verificación',
  Reference: 'referencia',
  'Only what is currently verified can be exported': 'Solo se puede llevar lo que está verificado ahora',
};
