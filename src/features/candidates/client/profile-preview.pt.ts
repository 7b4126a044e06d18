/** Texts of a profile's preview, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { profilePreviewEn } from './profile-preview.en.ts';

export const profilePreviewPt: TranslationOf<typeof profilePreviewEn> = {
  back: 'Editar perfil',
  text: 'É assim que uma empresa vê seu perfil salvo. Ela também vê sua pontuação para a própria vaga e botões para pré-selecionar você e escrever para você.',
  textUnscored:
    'É assim que uma empresa vê seu perfil salvo. Ela também vê “Sem pontuação” e botões para pré-selecionar você e escrever para você.',
  heading: 'Como as empresas veem você',
  untitled: 'Seu cargo',
  noBio: 'Algumas frases sobre seu trabalho ajudam as empresas a decidir.',
};
