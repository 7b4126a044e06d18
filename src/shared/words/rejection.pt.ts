/** The text sent to a person for each reason of a rejection, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { rejectionEn } from './rejection.en.ts';

export const rejectionPt: TranslationOf<typeof rejectionEn> = {
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
};
