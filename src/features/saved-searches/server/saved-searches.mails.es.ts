/** Spanish text for saved search emails. */
import type { TranslationOf } from '#shared/translation.ts';
import type { savedSearchMailsEn } from './saved-searches.mails.en.ts';

export const savedSearchMailsEs: TranslationOf<typeof savedSearchMailsEn> = {
  jobs: {
    subject: '{count, plural, one {# vacante nueva} other {# vacantes nuevas}} en tu búsqueda «{name}»',
    text: '{count, plural, one {Hay una vacante nueva en tu búsqueda guardada «{name}».} other {Hay # vacantes nuevas en tu búsqueda guardada «{name}», empezando por la mejor coincidencia.}}',
    textUnscored:
      '{count, plural, one {Hay una vacante nueva en tu búsqueda guardada «{name}».} other {Hay # vacantes nuevas en tu búsqueda guardada «{name}».}}',
    list: 'Ver todas las vacantes de esta búsqueda',
    reason: 'Recibes este correo porque guardaste esta búsqueda.',
  },
  candidates: {
    subject: '{count, plural, one {# persona nueva} other {# personas nuevas}} en tu búsqueda «{name}»',
    text: '{count, plural, one {Hay una persona nueva en tu búsqueda guardada «{name}».} other {Hay # personas nuevas en tu búsqueda guardada «{name}», empezando por la mejor coincidencia.}}',
    list: 'Ver a todas las personas de esta búsqueda',
    reason: 'Recibes este correo porque tu empresa guardó esta búsqueda.',
  },
  weekly: {
    subject: '{count, plural, one {# coincidencia nueva} other {# coincidencias nuevas}} para ti esta semana',
    text: '{count, plural, one {En la última semana se abrió una vacante con una puntuación de {score} o más para ti.} other {En la última semana se abrieron # vacantes con una puntuación de {score} o más para ti, empezando por la mejor coincidencia.}}',
    list: 'Ver todas las vacantes',
    reason: 'Recibes este correo una vez por semana porque tienes un perfil profesional con nosotros.',
  },
  more: 'Hay más resultados en la lista.',
  job: '{job}, {company}',
  person: '{name}, {title}',
  scored: '{score} de 100. {reason}',
  unscored: 'Participa sin puntuación',
  hidden: 'Nombre oculto',
  stopSearch: 'Dejar de recibir los correos de esta búsqueda',
  stopWeekly: 'Dejar de recibir el correo semanal',
  stopText: 'El enlace abre una página con un botón para confirmar. No hace falta iniciar sesión.',
};
