/** Texts of sign-in-link.en.ts, in Portuguese. */
import { LIFETIMES } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { signInLinkEn } from './sign-in-link.en.ts';

export const signInLinkPt: TranslationOf<typeof signInLinkEn> = {
  offer: {
    title: 'Entre com um link',
    text: 'Houve muitas tentativas incorretas, por isso não estamos aceitando senhas por enquanto. Podemos enviar um link por e-mail para você entrar agora mesmo.',
    submit: 'Receber um link',
    sentTitle: 'Confira seu e-mail',
    sentText: `Se {email} tiver uma conta, vamos enviar um link para entrar. O link só pode ser usado uma vez e expira em ${LIFETIMES.signInLinkMinutes} minutos.`,
    nothing: 'Não chegou em um minuto? Veja a pasta de spam ou procure um e-mail anterior com um link.',
  },
  use: {
    title: 'Entre com seu link',
    text: `O link só pode ser usado uma vez e expira ${LIFETIMES.signInLinkMinutes} minutos depois do envio.`,
    submit: 'Entrar agora',
    password: 'Usar minha senha',
  },
};
