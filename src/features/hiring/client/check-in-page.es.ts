/** Spanish text around the form on the check-in page. */
import type { TranslationOf } from '#shared/translation.ts';
import type { checkInPageEn } from './check-in-page.en.ts';

export const checkInPageEs: TranslationOf<typeof checkInPageEn> = {
  head: {
    title: 'Tu contratación',
    description: 'Cuéntanos cómo va tu contratación.',
    share: { kicker: 'Tu contratación', title: '¿Cómo va todo?' },
  },
  title: '¿Cómo va todo?',
  text: 'Queremos saber cómo va tu contratación. Basta un clic.',
  tagline: 'Si algo no va bien, cuéntanos cuanto antes.',
  signIn: 'Iniciar sesión',
};
