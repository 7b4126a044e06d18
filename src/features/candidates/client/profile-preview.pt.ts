/** Texts of a profile's preview, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { profilePreviewEn } from './profile-preview.en.ts';

export const profilePreviewPt: TranslationOf<typeof profilePreviewEn> = {
  back: 'Editar perfil',
  text: 'É assim que uma empresa vê seu perfil salvo. A empresa também vê sua pontuação para a vaga dela e botões para adicionar você à pré-seleção e enviar mensagens a você.',
  textUnscored:
    'É assim que uma empresa vê seu perfil salvo. A empresa também vê “Sem pontuação” e botões para adicionar você à pré-seleção e enviar mensagens a você.',
  heading: 'Como as empresas veem você',
  untitled: 'Seu cargo',
  noBio: 'Algumas frases sobre seu trabalho ajudam as empresas a decidir.',
};
