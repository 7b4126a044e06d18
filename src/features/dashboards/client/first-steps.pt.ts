/** Portuguese text for a new company's first steps. */
import type { TranslationOf } from '#shared/translation.ts';
import type { firstStepsEn } from './first-steps.en.ts';

export const firstStepsPt: TranslationOf<typeof firstStepsEn> = {
  title: 'Primeiros passos',
  progress: '{done, number} de {all, number} concluídos',
  done: 'Concluído:',
  profile: 'Descreva sua empresa',
  profileText: 'Quem procura trabalho vê a descrição na página da sua empresa.',
  job: 'Publique sua primeira vaga',
  jobText: 'Cole um anúncio que você já tem ou use um dos nossos rascunhos em inglês.',
  people: 'Convide {count, number} pessoas',
  peopleText:
    '{invited, plural, =0 {Mostramos quem combina com cada vaga que você publicar.} one {# convite até agora.} other {# convites até agora.}}',
  calendar: 'Defina seu horário de entrevistas',
  calendarText: 'Vamos sugerir entrevistas dentro desse horário.',
  hide: 'Ocultar estes passos',
};
