/** What the server says of messages, their files, searches and saved texts, in Portuguese, by the English sentence. */
import type { Sentences } from './sentences.ts';

export const messageSentencesPt: Sentences = {
  'Messages are between companies and candidates': 'As mensagens são entre empresas e candidatos',
  'This message key was used for a message to someone else':
    'Esta chave de mensagem já foi usada para uma mensagem a outra pessoa',
  'This message was not stored. Please try again.': 'Esta mensagem não foi guardada. Tente de novo.',
  'Message is required': 'Escreva uma mensagem',
  'Choose a PDF, a Word document (DOCX) or a JPEG, PNG or WebP picture':
    'Escolha um PDF, um documento do Word (DOCX) ou uma imagem JPEG, PNG ou WebP',
  'Choose a file to send': 'Escolha um arquivo para enviar',
  'A file may have {count} MB at most': 'Um arquivo pode ter no máximo {count} MB',
  'You have sent as much in files today as one can. Please go on tomorrow.':
    'Você já enviou hoje o máximo possível em arquivos. Continue amanhã.',
  'Your files take up all the room that one person has': 'Seus arquivos ocupam todo o espaço que uma pessoa tem',
  'A file of this message is no longer there. Please attach it again.':
    'Um arquivo desta mensagem não está mais disponível. Anexe-o de novo.',
  'At most {count} files': 'No máximo {count} arquivos',
  'Each file once': 'Cada arquivo uma só vez',
  File: 'arquivo',
  Conversation: 'conversa',
  'Type what you look for': 'Digite o que procura',
  'A template needs a title': 'O modelo precisa de um título',
  'A template needs a text': 'O modelo precisa de um texto',
  'That is as many templates as can be kept. Delete one first.':
    'Não é possível guardar mais modelos. Exclua um primeiro.',
  Template: 'modelo',
};
