/** Sentences of the server about verifications, references and written tasks, in Portuguese; part of `sentences.pt.ts`. */
import type { Sentences } from './sentences.ts';

export const verificationSentencesPt: Sentences = {
  'Choose what we should check': 'Escolha o que devemos verificar',
  'Please say what we should check': 'Diga o que devemos verificar',
  'You have already asked us to check this': 'Você já nos pediu para verificar isto',
  'This was already checked and is still valid': 'Isto já foi verificado e ainda vale por um tempo',
  'Nobody can verify themselves. Another admin has to decide this.':
    'Ninguém verifica a si mesmo. Outro administrador precisa decidir.',
  'This verification cannot be moved there from its current state':
    'Esta verificação não pode ir para esse estado a partir do atual',
  'Please say how it was checked': 'Diga como foi verificado',
  'Their name is required': 'O nome da pessoa é obrigatório',
  'Their email address is required': 'O e-mail da pessoa é obrigatório',
  'Please say how you worked together': 'Diga como vocês trabalharam juntos',
  'Please say what they did well': 'Diga o que a pessoa fazia bem',
  'Please choose one': 'Escolha uma opção',
  'The link is not complete': 'O link não está completo',
  'You cannot give a reference for yourself': 'Você não pode dar uma referência a si mesmo',
  'You have already asked this person': 'Você já pediu uma referência a esta pessoa',
  'You have already answered this. Thank you.': 'Você já respondeu. Obrigado.',
  'Choose a level': 'Escolha um nível',
  'You have already started your written task': 'Você já começou sua tarefa escrita',
  'The time of your written task is over, or you have handed it in':
    'O tempo da sua tarefa escrita acabou, ou você já a entregou',
  'You have already rated this': 'Você já avaliou isto',
  'Others have already decided this': 'Outros já decidiram isto',
  'Written task': 'tarefa escrita',
  Verification: 'verificação',
  Reference: 'referência',
  'Only what is currently verified can be exported': 'Só se pode levar o que está verificado agora',
};
