/** Sentences of the server about what is asked, agreed to and erased, in Spanish; part of `sentences.es.ts`. */
export const privacySentencesEs = {
  'This category is not one of those you are asked by': 'Esta categoría no es una de las que se te preguntan',
  'These questions are asked once one of your applications was decided':
    'Estas preguntas se hacen cuando se decidió alguna de tus postulaciones',
  'Another admin has to remove your second step': 'Otro administrador tiene que quitar tu segundo paso',
  'This user has no second step': 'Este usuario no tiene un segundo paso',
  'Must be a version that was published': 'Debe ser una versión que se publicó',
  'We have sent an email to this address. It says what to do next.':
    'Enviamos un correo a esta dirección. Dice qué hacer ahora.',
  'What we kept about this address is erased.': 'Se borró lo que guardábamos sobre esta dirección.',
} as const;
