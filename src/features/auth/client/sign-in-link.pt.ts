/** Texts of sign-in-link.en.ts, in Portuguese. */
import { LIFETIMES } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { signInLinkEn } from './sign-in-link.en.ts';

export const signInLinkPt: TranslationOf<typeof signInLinkEn> = {
  offer: {
    title: 'Entre com um link',
    text: 'Houve tentativas erradas demais e, por enquanto, não aceitamos a senha. Podemos enviar por e-mail um link para você entrar agora.',
    submit: 'Enviar um link',
    sentTitle: 'Confira seu e-mail',
    sentText: `Se {email} tiver uma conta, um link para entrar está a caminho. Ele funciona uma única vez, por ${LIFETIMES.signInLinkMinutes} minutos.`,
    nothing: 'Não chegou nada em um minuto? Olhe na pasta de spam e procure um e-mail anterior com um link.',
  },
  use: {
    title: 'Entre com seu link',
    text: `O link funciona uma única vez, por ${LIFETIMES.signInLinkMinutes} minutos a partir do envio.`,
    submit: 'Entrar agora',
    password: 'Usar minha senha',
  },
};
