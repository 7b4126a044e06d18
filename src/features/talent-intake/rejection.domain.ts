/**
 * What is written to a person about the reasons of a rejection, in their language. Pure. A reviewer may change every word before it is
 * sent.
 */
import type { Language } from '#shared/languages.ts';
import { REJECTION_REASONS, type RejectionReason } from './review.domain.ts';

type Words = Record<RejectionReason | 'opening', string>;

const WORDS: Record<Language, Words> = {
  en: {
    opening:
      'Thank you for the time you put into your profile. After reading it carefully, we cannot approve it at the moment.',
    incomplete:
      'Your profile does not tell us enough yet. Describe your last positions with their dates, what you did there, and the tools you use.',
    experience:
      'Companies here mostly look for people with more years in the role you chose. If you add experience later, we will read your profile again.',
    english:
      'The work here is done in English with companies in the United States, and your profile does not yet show that your English is strong enough for it.',
    demand: 'At the moment, few companies here are looking for the skills you list.',
    region: 'We accept only people who live and work in Latin America, and your profile does not say that you do.',
    unconfirmed: 'We could not confirm some of what your profile says, such as an employer or a link.',
    duplicate: 'We have another application or account of yours. Please continue with that one.',
  },
  es: {
    opening:
      'Gracias por el tiempo que dedicaste a tu perfil. Después de leerlo con atención, por ahora no podemos aprobarlo.',
    incomplete:
      'Tu perfil todavía no nos dice lo suficiente. Describe tus últimos puestos con sus fechas, lo que hiciste en ellos y las herramientas que usas.',
    experience:
      'Las empresas de aquí buscan sobre todo a personas con más años en el puesto que elegiste. Volveremos a leer la experiencia que agregues más adelante.',
    english:
      'El trabajo aquí se hace en inglés con empresas de Estados Unidos, y tu perfil todavía no muestra que tu inglés sea suficiente para ello.',
    demand: 'En este momento pocas empresas de aquí buscan las habilidades que mencionas.',
    region: 'Solo aceptamos a personas que viven y trabajan en América Latina, y tu perfil no dice que sea tu caso.',
    unconfirmed: 'No pudimos confirmar algo de lo que dice tu perfil, como un empleador o un enlace.',
    duplicate: 'Tenemos otra solicitud o cuenta tuya. Por favor, continúa con esa.',
  },
  pt: {
    opening:
      'Agradecemos o tempo que você dedicou ao seu perfil. Depois de lê-lo com atenção, não podemos aprová-lo no momento.',
    incomplete:
      'Seu perfil ainda não nos diz o suficiente. Descreva seus últimos cargos com as datas, o que você fez neles e as ferramentas que usa.',
    experience:
      'As empresas daqui procuram principalmente pessoas com mais anos na função que você escolheu. A experiência que você acrescentar depois será lida de novo.',
    english:
      'O trabalho aqui é feito em inglês com empresas dos Estados Unidos, e seu perfil ainda não mostra que seu inglês é suficiente para isso.',
    demand: 'No momento, poucas empresas daqui procuram as habilidades que você cita.',
    region: 'Só aceitamos pessoas que moram e trabalham na América Latina, e seu perfil não diz que é o seu caso.',
    unconfirmed: 'Não conseguimos confirmar parte do que diz seu perfil, como um empregador ou um link.',
    duplicate: 'Temos outra candidatura ou conta sua. Por favor, continue com ela.',
  },
};

/** The words to a person about these reasons, each a paragraph, in the order of the list whatever the order they were chosen in. */
export const rejectionWords = (reasons: readonly RejectionReason[], language: Language): string => {
  const words = WORDS[language];
  const chosen = REJECTION_REASONS.filter((reason) => reasons.includes(reason));
  return [words.opening, ...chosen.map((reason) => words[reason])].join('\n\n');
};
