/** Texts for a job's screening questions and their answers, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { screeningEn } from './screening.en.ts';

export const screeningPt: TranslationOf<typeof screeningEn> = {
  title: 'Perguntas para quem se candidata',
  text: 'Até {count, number} perguntas, que aparecem no formulário de candidatura. As respostas não mudam a pontuação.',
  add: 'Adicionar uma pergunta',
  heading: 'Pergunta {number, number}',
  up: 'Mover a pergunta {number, number} para cima',
  down: 'Mover a pergunta {number, number} para baixo',
  remove: 'Remover a pergunta {number, number}',
  type: 'Tipo de resposta',
  types: {
    short: 'Texto curto',
    long: 'Texto longo',
    boolean: 'Sim ou não',
    choice: 'Uma entre várias opções',
    number: 'Número',
    link: 'Link',
    date: 'Data',
  },
  label: 'Pergunta',
  options: 'Opções',
  optionsHelp: 'Escreva de {from, number} a {to, number} opções, uma por linha.',
  required: 'Resposta obrigatória',
  mustHave: 'Requisito indispensável',
  mustHaveHelp:
    'As candidaturas que atendem ao requisito podem aparecer primeiro. Nenhuma é recusada automaticamente por causa dele.',
  accepts: 'Resposta aceita',
  acceptsSome: 'Respostas aceitas',
  min: 'No mínimo',
  yes: 'Sim',
  no: 'Não',
  choose: 'Escolha',
  answers: 'Respostas',
  met: 'Atende ao requisito indispensável',
  notMet: 'Não atende ao requisito indispensável',
  isMustHave:
    'É um requisito indispensável para a empresa: {accepted}. Ele pode mudar a ordem das candidaturas, mas nenhuma é recusada automaticamente.',
  atLeast: '{min, number} ou mais',
};
