/** Texts of mails about an address that cannot become a new account, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { takenAddressEn } from './taken-address-texts.en.ts';

export const takenAddressEs: TranslationOf<typeof takenAddressEn> = {
  known: {
    subject: 'Ya tienes una cuenta en {brand}',
    text: 'Alguien, probablemente tú, intentó crear una cuenta de {brand} con esta dirección. Ya existe una, así que no cambió nada.',
    lost: 'Si olvidaste la contraseña o perdiste el correo con la primera, puedes definir una nueva.',
    once: 'Ese enlace funciona una sola vez, durante {minutes, number} minutos.',
    reason:
      'Recibes este correo porque esta dirección se escribió en nuestra página de registro. Si no fuiste tú, ignóralo.',
  },
  reserved: {
    subject: 'Esta dirección está reservada por ahora',
    text: 'Alguien, probablemente tú, intentó crear una cuenta de {brand} con esta dirección. Hasta hace poco era de otra cuenta, y esa persona puede recuperarla durante {hours, number} horas después del cambio. No se creó ninguna cuenta. Vuelve a intentarlo pasado ese tiempo.',
  },
};
