/** Texts of the static parts of this feature's public pages, in Spanish; the browser never loads them. */
import type { TranslationOf } from '#shared/translation.ts';
import type { accountPagesEn } from './account-pages.en.ts';

export const accountPagesEs: TranslationOf<typeof accountPagesEn> = {
  confirm: {
    title: 'Confirma tu dirección nueva',
    text: 'Pulsa el botón, y desde ahora inicias sesión con ella.',
    claim: 'La misma persona, otra dirección.',
    account: 'Ir a tu cuenta',
  },
  undo: {
    title: 'Anula el cambio',
    text: 'Pulsa el botón: tu dirección de antes vuelve a ser la de tu cuenta y se cierra la sesión en todos los dispositivos.',
    claim: 'Lo tuyo sigue siendo tuyo.',
    signIn: 'Iniciar sesión',
  },
};
