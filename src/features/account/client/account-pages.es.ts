/** Public pages about an account, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { accountPagesEn } from './account-pages.en.ts';

export const accountPagesEs: TranslationOf<typeof accountPagesEn> = {
  confirm: {
    head: {
      title: 'Confirma tu nuevo correo',
      description: 'Confirma el nuevo correo de tu cuenta.',
      share: { kicker: 'Tu cuenta', title: 'Confirma tu nuevo correo' },
    },
    title: 'Confirma tu nuevo correo',
    text: 'Cuando confirmes tu nuevo correo, iniciarás sesión con él.',
    tagline: 'Tu cuenta sigue igual. Solo cambia el correo.',
    account: 'Ir a tu cuenta',
  },
  erase: {
    head: {
      title: 'Borrar mis datos',
      description:
        'Si no tienes una cuenta, pide que borremos los datos asociados a tu correo. Te enviaremos un enlace para confirmar la solicitud.',
      share: { kicker: 'Tus datos', title: 'Borrar mis datos' },
    },
    title: 'Borrar mis datos',
    text: 'Usa esta página si no tienes cuenta, pero te postulaste, reservaste una consulta, recibiste correos nuestros o alguien te nombró como referencia.',
    tagline: 'Lo que borramos no se puede recuperar, así que te pedimos que lo confirmes por correo.',
    privacy: 'Qué guardamos y por cuánto tiempo',
  },
  undo: {
    head: {
      title: 'Deshacer el cambio',
      description: 'Recupera el correo anterior de tu cuenta.',
      share: { kicker: 'Tu cuenta', title: 'Deshacer el cambio' },
    },
    title: 'Deshacer el cambio',
    text: 'Presiona el botón para recuperar tu correo anterior. Se cerrará la sesión en todos los dispositivos.',
    tagline: 'Si no pediste este cambio, aquí puedes deshacerlo.',
    signIn: 'Iniciar sesión',
  },
};
