/** Portuguese messages of field rules in the signed-in product. */
import type { TranslationOf } from '../translation.ts';
import type { rulesEn } from './rules.en.ts';

export const rulesPt: TranslationOf<typeof rulesEn> = {
  // Account and companies.
  'current-password-required': 'Informe a senha atual',
  'company-name-required': 'Informe o nome da empresa',
  'days-out-of-range': 'Deve ser de {from} a {to} dias',
  'not-a-clock-time': 'Deve ser um horário como 09:30',
  'not-after-the-start': 'Deve ser depois do início',
  'hours-required': 'Escolha pelo menos um horário',
  'too-many-hour-spans': 'No máximo {count} horários por semana',
  'hours-overlap': 'Dois destes horários se sobrepõem',
  'time-zone-required': 'Informe o fuso horário',

  // Jobs, candidates and invitations.
  'phone-not-valid': 'Comece com + e o código do país, por exemplo +55 11 98765-4321',
  'required-skill-required': 'Adicione pelo menos uma habilidade exigida',
  'description-too-short': 'A descrição deve ter pelo menos {count} caracteres',
  'budget-required-too': 'Informe também o orçamento por hora',
  'budget-from-above-budget': 'Não pode passar do orçamento por hora',
  'too-many-at-once': 'No máximo {count} de uma vez',
  'weight-out-of-bounds': 'Deve ser de {from, number} a {to, number} em intervalos de {step, number}',
  'job-ad-required': 'Cole o texto do anúncio',
  'job-required': 'Informe a vaga',
  'member-required': 'Escolha uma pessoa da equipe',
  'team-required': 'Escolha quem está na equipe',

  // Applications.
  'appeal-text-required': 'Diga o que deve ser revisto',
  'not-from-to': 'Deve ser de {from} a {to}',
  'criteria-count': 'Escolha de {from} a {to} critérios, ou nenhum',
  'criteria-names-not-distinct': 'Dê um nome diferente a cada critério',
  'view-query-required': 'Escolha antes uma ordenação ou um filtro',

  // Interviews, offers and hires.
  'slot-required': 'Proponha pelo menos um horário',
  'too-many-slots': 'Proponha no máximo {count} horários',
  'slots-not-distinct': 'Dois destes horários são iguais',
  'interviewer-required': 'Escolha pelo menos uma pessoa para a entrevista',
  'too-many-interviewers': 'Escolha no máximo {count} pessoas para a entrevista',
  'not-an-interviewer': 'Escolha alguém da sua empresa que possa fazer entrevistas',
  'minutes-out-of-range': 'Deve ser de {from} a {to} minutos',
  'video-link-not-valid': 'Informe um link válido para a chamada de vídeo',
  'not-in-the-future': 'Deve ser no futuro',
  'not-within-a-year': 'Deve ser nos próximos doze meses',
  'rate-too-high': 'O valor por hora deve ser de no máximo US${amount, number}',
  'weekly-hours-not-whole': 'As horas por semana devem ser um número inteiro',
  'weekly-hours-too-low': 'As horas por semana devem ser pelo menos {count}',
  'weekly-hours-too-high': 'As horas por semana devem ser no máximo {count}',
  'work-type-required': 'Escolha tempo integral, meio período ou por contrato',
  'start-date-required': 'Informe a data de início',
  'terms-not-other': 'Esta proposta tem as mesmas condições da oferta',
  'before-today': 'Não pode ser uma data passada',
  'not-a-date': 'Deve ser uma data',
  'not-within-days': 'Deve ser nos próximos {count} dias',
  'before-the-start-date': 'Não pode ser antes da data de início',
  'too-many-steps': 'No máximo {count} passos',

  // Messages, reports, verifications and answers.
  'message-required': 'Escreva uma mensagem',
  'too-many-files': 'Até {count} arquivos',
  'file-twice': 'Anexe cada arquivo uma só vez',
  'search-required': 'Digite o que procura',
  'template-title-required': 'O modelo precisa de um título',
  'template-text-required': 'O modelo precisa de um texto',
  'takedown-reason-required': 'Explique o motivo à empresa',
  'verification-note-required': 'Escreva uma nota',
  'verification-method-required': 'Escolha como você conferiu',
  'report-reason-required': 'Conte o que aconteceu',
  'verification-kind-required': 'Escolha o que devemos verificar',
  'subject-required': 'Diga o que devemos verificar',
  'method-required': 'Diga como foi verificado',
  'english-level-required': 'Escolha um nível',

  // Screening questions.
  'question-required': 'Escreva a pergunta',
  'too-many-questions': 'Faça no máximo {count} perguntas',
  'options-count': 'Escreva de {from} a {to} opções',
  'options-not-distinct': 'Duas destas opções são iguais',
  'one-must-have': 'Só uma pergunta pode ser o requisito indispensável',
  'must-have-not-possible': 'Só perguntas de sim ou não, de opções e de número podem ser requisito indispensável',
  'accepts-required': 'Diga quais respostas atendem ao requisito indispensável',
  'accepts-not-possible': 'Escolha só respostas que esta pergunta permite',
};
