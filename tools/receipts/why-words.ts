/** What the answer to "why?" says besides the sentences of the score, in each language. `{name}` stands for a value. */
import type { Language } from '#shared/languages.ts';

const en = {
  applied: 'You applied on {date}. Now: {status}.',
  decided: 'A person at {company} decided on {date}. No application is declined by its score. Reason: {reason}.',
  scoreOfMove: 'Your score for this job was {score} of 100 on {date}, when the company last moved your application.',
  scoreOfFiling: 'Your score for this job was {score} of 100 on {date}, when you applied.',
  unscored: 'You were considered without a score, as you chose.',
  noReceipt: 'No score of this application is kept.',
  agrees: 'Computed again now by the rules of that day (engine {engine}), it is the same.',
  differs:
    'Computed again now by the rules of that day (engine {engine}), it is not the same. The operator has to look into this.',
  notKept: 'The rules of that day (engine {engine}) are not kept here, so it was not computed again.',
  made: 'What it was made of:',
  notCounted: 'Not stated by both sides, so it did not count: {factors}.',
  weighed: 'What the company let count more or less for this job: {factors}.',
  knownOfYou: 'What was known of you:',
  asked: 'What the job asked for:',
  reduced: 'Texts were kept as the words that the rules count, and cannot be read here.',
  jobType: 'Kind of work',
  rate: 'Hourly rate (US$)',
  budget: 'Hourly budget (US$)',
  held: 'Work before',
  today: 'today',
  wrong: 'Something wrong or missing? Change your profile: your scores follow at once.',
  review: 'You can ask for a review by somebody else than the one who decided until {date}.',
} as const;

/** The words of one language. */
export type WhyWords = Readonly<Record<keyof typeof en, string>>;

const es: WhyWords = {
  applied: 'Te postulaste el {date}. Ahora: {status}.',
  decided:
    'Lo decidió una persona de {company} el {date}. Ninguna postulación se descarta por su puntuación. Motivo: {reason}.',
  scoreOfMove:
    'Tu puntuación para este empleo era {score} de 100 el {date}, cuando la empresa movió por última vez tu postulación.',
  scoreOfFiling: 'Tu puntuación para este empleo era {score} de 100 el {date}, cuando te postulaste.',
  unscored: 'Tu postulación se consideró sin puntuación, como elegiste.',
  noReceipt: 'No se conserva ninguna puntuación de esta postulación.',
  agrees: 'Calculada de nuevo ahora con las reglas de aquel día (motor {engine}), es la misma.',
  differs:
    'Calculada de nuevo ahora con las reglas de aquel día (motor {engine}), no es la misma. El operador tiene que investigarlo.',
  notKept: 'Las reglas de aquel día (motor {engine}) no se conservan aquí, así que no se calculó de nuevo.',
  made: 'De qué se componía:',
  notCounted: 'No lo indicaron ambas partes, así que no contó: {factors}.',
  weighed: 'Lo que la empresa hizo contar más o menos para este empleo: {factors}.',
  knownOfYou: 'Lo que se sabía de ti:',
  asked: 'Lo que pedía el empleo:',
  reduced: 'Los textos se conservaron como las palabras que cuentan las reglas, y aquí no pueden leerse.',
  jobType: 'Tipo de trabajo',
  rate: 'Tarifa por hora (US$)',
  budget: 'Presupuesto por hora (US$)',
  held: 'Trabajos anteriores',
  today: 'hoy',
  wrong: '¿Algo falta o está mal? Cambia tu perfil: tus puntuaciones cambian de inmediato.',
  review: 'Puedes pedir hasta el {date} que lo revise otra persona que la que decidió.',
};

const pt: WhyWords = {
  applied: 'Você se candidatou em {date}. Agora: {status}.',
  decided:
    'Uma pessoa de {company} decidiu em {date}. Nenhuma candidatura é recusada pela pontuação. Motivo: {reason}.',
  scoreOfMove:
    'Sua pontuação para esta vaga era {score} de 100 em {date}, quando a empresa moveu a sua candidatura pela última vez.',
  scoreOfFiling: 'Sua pontuação para esta vaga era {score} de 100 em {date}, quando você se candidatou.',
  unscored: 'Sua candidatura foi considerada sem pontuação, como você escolheu.',
  noReceipt: 'Nenhuma pontuação desta candidatura está guardada.',
  agrees: 'Calculada de novo agora pelas regras daquele dia (motor {engine}), é a mesma.',
  differs:
    'Calculada de novo agora pelas regras daquele dia (motor {engine}), não é a mesma. O operador precisa investigar.',
  notKept: 'As regras daquele dia (motor {engine}) não estão guardadas aqui, por isso ela não foi calculada de novo.',
  made: 'De que ela resultou:',
  notCounted: 'Não informado pelos dois lados, por isso não contou: {factors}.',
  weighed: 'O que a empresa fez contar mais ou menos nesta vaga: {factors}.',
  knownOfYou: 'O que se sabia de você:',
  asked: 'O que a vaga pedia:',
  reduced: 'Os textos foram guardados como as palavras que as regras contam, e não podem ser lidos aqui.',
  jobType: 'Tipo de trabalho',
  rate: 'Valor por hora (US$)',
  budget: 'Orçamento por hora (US$)',
  held: 'Trabalhos anteriores',
  today: 'hoje',
  wrong: 'Algo está errado ou falta? Mude o seu perfil: as suas pontuações acompanham na hora.',
  review: 'Você pode pedir até {date} uma revisão por outra pessoa que não a que decidiu.',
};

export const WHY_WORDS: Readonly<Record<Language, WhyWords>> = { en, es, pt };
