/** The text sent to a person for each reason of a rejection, in Portuguese. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { rejectionEn } from './rejection.en.ts';

export const rejectionPt: TranslationOf<typeof rejectionEn> = {
  opening:
    'Agradecemos o tempo que você dedicou ao seu perfil. Lemos tudo com atenção e, no momento, não podemos aprovar o perfil.',
  incomplete:
    'Seu perfil ainda não nos diz o suficiente. Descreva seus últimos cargos com as datas, o que você fez neles e as ferramentas que usa.',
  experience: `As empresas que contratam na ${brand.name} procuram principalmente pessoas com mais anos no cargo que você escolheu. Quando tiver mais experiência, você pode nos enviar seu perfil de novo.`,
  english:
    'As vagas são de empresas dos Estados Unidos, e o trabalho é feito em inglês. Seu perfil ainda não mostra que seu nível de inglês é suficiente.',
  demand: `No momento, poucas empresas procuram na ${brand.name} as habilidades que você cita.`,
  region:
    'Só podemos aceitar pessoas que moram e trabalham na América Latina, e seu perfil não indica que seja o seu caso.',
  unconfirmed: 'Não conseguimos confirmar parte do que diz seu perfil, como um empregador ou um link.',
  duplicate: 'Você já tem outra candidatura ou conta na plataforma. Continue com ela.',
};
