/** Texts of a profile's preview, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { profilePreviewEn } from './profile-preview.en.ts';

export const profilePreviewEs: TranslationOf<typeof profilePreviewEn> = {
  back: 'Editar perfil',
  text: 'Así ve una empresa tu perfil guardado. También ve tu puntuación para su vacante y botones para agregarte a su preselección y escribirte.',
  textUnscored:
    'Así ve una empresa tu perfil guardado. También ve «Sin puntuación» y botones para agregarte a su preselección y escribirte.',
  heading: 'Cómo te ven las empresas',
  untitled: 'Tu puesto',
  noBio: 'Unas frases sobre tu trabajo ayudan a las empresas a decidir.',
};
