/** Sentences of the server about what is asked, agreed to and erased, in Portuguese; part of `sentences.pt.ts`. */
export const privacySentencesPt = {
  'This category is not one of those you are asked by': 'Esta categoria não é uma das que perguntamos a você',
  'These questions are asked once one of your applications was decided':
    'Estas perguntas são feitas depois que uma das suas candidaturas foi decidida',
  'Another admin has to remove your second step': 'Outro administrador precisa remover a sua segunda etapa',
  'This user has no second step': 'Este usuário não tem uma segunda etapa',
  'Must be a version that was published': 'Deve ser uma versão publicada',
  'We have sent an email to this address. It says what to do next.':
    'Enviamos um e-mail para este endereço. Ele diz o que fazer agora.',
  'What we kept about this address is erased.': 'O que guardávamos sobre este endereço foi apagado.',
} as const;
