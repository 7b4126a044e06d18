/** Sentences of the server about decisions, interviews, offers and hires, in Portuguese; part of `sentences.pt.ts`. */
import type { Sentences } from './sentences.ts';

export const hiringSentencesPt: Sentences = {
  'There is no move of yours to undo': 'Não há nenhum movimento seu para desfazer',
  'This move can no longer be undone': 'Este movimento não pode mais ser desfeito',
  'Goes only with declining': 'Vai só com a recusa',
  'Must be from {from} to {to} days': 'Deve ser de {from} a {to} dias',
  'Please say what should be looked at again': 'Diga o que deve ser visto de novo',
  'Review not found': 'Revisão não encontrada',
  'This application is already decided': 'Esta candidatura já foi decidida',
  'The company has answered this application': 'A empresa já respondeu a esta candidatura',
  'You have already asked for an answer': 'Você já pediu uma resposta',
  'You cannot ask for an answer now': 'Agora você não pode pedir uma resposta',
  'This company says it answers within {count} days, and that time is not over yet':
    'Esta empresa diz que responde em {count} dias, e eles ainda não passaram',
  'This application is not declined': 'Esta candidatura não foi recusada',
  'The time to ask for a review of this decision is over': 'O prazo para pedir uma revisão desta decisão acabou',
  'You have already asked for a review of this decision': 'Você já pediu uma revisão desta decisão',
  'This review is already closed': 'Esta revisão já está encerrada',
  'Someone who did not make this decision, and is not the candidate, has to review it':
    'A revisão cabe a outra pessoa: nem quem decidiu nem quem se candidatou',
  'Propose at least one time': 'Proponha pelo menos um horário',
  'Propose at most {count} times': 'Proponha no máximo {count} horários',
  'Two of these times are the same': 'Dois destes horários são iguais',
  'Must be from {from} to {to} minutes': 'Deve ser de {from} a {to} minutos',
  'Valid video link required': 'Informe um link de vídeo válido',
  'Must be in the future': 'Deve ser no futuro',
  'Must be within a year': 'Deve ser dentro de um ano',
  'This interview is no longer waiting for a time. Please look at it again.':
    'Esta entrevista não espera mais um horário. Veja-a de novo.',
  'This interview can no longer be moved': 'Esta entrevista não pode mais ser remarcada',
  'This interview can no longer be cancelled': 'Esta entrevista não pode mais ser cancelada',
  'You can say this once the interview has started': 'Isso pode ser dito depois que a entrevista começar',
  'The company has another interview at this time. Please choose another one.':
    'A empresa tem outra entrevista neste horário. Escolha outro.',
  'The candidate has another interview at this time. Please choose another one.':
    'A pessoa candidata tem outra entrevista neste horário. Escolha outro.',
  'You have another interview at this time. Please choose another one.':
    'Você tem outra entrevista neste horário. Escolha outro.',
  'This application has enough open interviews. Please cancel one first.':
    'Esta candidatura já tem entrevistas abertas suficientes. Cancele uma primeiro.',
  'This time is over. Please ask for another one.': 'Este horário já passou. Peça outro.',
  'Please choose one of the proposed times': 'Escolha um dos horários propostos',
  'Must be a date and time': 'Deve ser uma data com hora',
  'Say which version you accept': 'Diga qual versão você aceita',
  'At most {count} versions of an offer': 'No máximo {count} versões de uma oferta',
  'At most {count} steps': 'No máximo {count} passos',
  'Offer not found': 'Oferta não encontrada',
  'Document not found': 'Documento não encontrado',
  'Hire not found': 'Contratação não encontrada',
  'Check-in not found': 'Acompanhamento não encontrado',
  'This offer was already accepted': 'Esta oferta já foi aceita',
  'This offer was already declined': 'Esta oferta já foi recusada',
  'The time to answer this offer is over': 'O prazo para responder a esta oferta acabou',
  'This offer was withdrawn': 'Esta oferta foi retirada',
  'This offer changed meanwhile. Please look at it again.': 'Esta oferta mudou nesse meio-tempo. Veja-a de novo.',
  'There is another version of this offer. Please look at the newest one.':
    'Há outra versão desta oferta. Veja a mais recente.',
  'This offer has terms. Accept the newest version of them.':
    'Esta oferta tem condições. Aceite a versão mais recente.',
  'The guarantee of this hire is over': 'A garantia desta contratação acabou',
  'The start can no longer be moved': 'O início não pode mais ser mudado',
  'Must be another hire of this company': 'Deve ser outra contratação desta empresa',
  'This hire was changed by someone else at the same time. Please look at it again.':
    'Outra pessoa mudou esta contratação ao mesmo tempo. Veja-a de novo.',
  'There is no record of a hire for this application': 'Só quem foi contratado tem este registro',
  'There is already a record of this hire': 'Já há um registro desta contratação',
  'This hire is {status} already': 'Esta contratação já está {status}',
  'A hire that is {from} cannot be set to {to}': 'Uma contratação {from} não pode passar a {to}',
  'This would be {total} hours a week. Confirm that you know.':
    'Seriam {total} horas semanais. Confirme que você sabe disso.',
  agreed: 'combinada',
  started: 'em andamento',
  ended: 'encerrada',
  claimed: 'com garantia acionada',
  replaced: 'substituída',
  'The contract cannot print {characters}': 'O contrato não consegue imprimir {characters}',
  'The contract cannot print {characters} in your name. Change your name on the Account page, then accept.':
    'O contrato não consegue imprimir {characters} no seu nome. Mude seu nome na página Conta e depois aceite.',
  'The contract cannot print {characters} in the terms. Ask the company to write it in another way.':
    'O contrato não consegue imprimir {characters} nas condições. Peça à empresa que escreva de outra forma.',
  'A PDF cannot print {characters}. Take it out of your profile, then try again.':
    'Um PDF não consegue imprimir {characters}. Tire isso do seu perfil e tente de novo.',
};
