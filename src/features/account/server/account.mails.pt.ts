/** Texts of the account feature's emails, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { accountMailsEn } from './account.mails.en.ts';

export const accountMailsPt: TranslationOf<typeof accountMailsEn> = {
  safety: 'Este e-mail trata da segurança da sua conta. Por isso, não é possível desativar e-mails deste tipo.',
  entered:
    'Você recebeu este e-mail porque alguém digitou este endereço na nossa página Conta. Se não foi você, ignore esta mensagem.',
  signIn: 'Entrar',
  setPassword: 'Criar uma nova senha',
  write: 'Depois, escreva para {email} para que possamos ajudar.',
  newAddress: 'Novo e-mail',
  confirm: {
    subject: 'Confirme seu novo e-mail na {brand}',
    text: 'Você pediu para usar este endereço de e-mail na sua conta da {brand}. Confirme nesta página:',
    link: 'Confirmar novo e-mail',
    once: 'O link só pode ser usado uma vez e expira em {minutes, number} minutos. Enquanto não confirmar, continue entrando com o e-mail atual.',
  },
  taken: {
    subject: 'Você já tem uma conta na {brand}',
    text: 'Alguém, provavelmente você, pediu para usar este endereço de e-mail em outra conta da {brand}. Ele já pertence a uma conta, então não mudamos nada.',
    first:
      'Para usar o endereço em outra conta, primeiro mude o e-mail da conta a que ele pertence ou exclua essa conta.',
  },
  asked: {
    subject: 'Seu e-mail na {brand} vai mudar',
    text: 'Alguém com acesso à sua conta da {brand} pediu para mudar o e-mail cadastrado.',
    wasYou: 'A mudança só será feita quando o novo e-mail for confirmado. Se foi você, não precisa fazer nada aqui.',
    notYou:
      'Se não foi você, crie uma nova senha agora mesmo. Isso cancela o pedido e encerra o acesso em todos os dispositivos.',
  },
  changed: {
    subject: 'Seu e-mail na {brand} foi alterado',
    text: 'Sua conta da {brand} tem um novo e-mail. A partir de agora, você entra com esse endereço e recebe nele os nossos e-mails.',
    wasYou: 'Se foi você, não precisa fazer nada.',
    notYou:
      'Se não foi você, desfaça a mudança nesta página em até {hours, number} horas. Isso encerra o acesso em todos os dispositivos e permite criar uma nova senha:',
    undo: 'Desfazer a mudança',
    help: 'Se precisar de ajuda, escreva para {email}.',
  },
  restored: {
    subject: 'Seu e-mail anterior na {brand} foi restaurado',
    text: 'Desfizemos a mudança do seu e-mail na {brand} e encerramos o acesso em todos os dispositivos. Quem fez a mudança sabia sua senha, então crie uma nova agora:',
    once: 'O link só pode ser usado uma vez e expira em {minutes, number} minutos.',
  },
  erasure: {
    subject: 'Confirme que quer apagar seus dados na {brand}',
    text: 'Alguém, provavelmente você, pediu que a {brand} apague os dados ligados a este endereço: candidaturas, consultas, referências e e-mails. Confirme nesta página:',
    link: 'Apagar meus dados',
    once: 'O link só pode ser usado uma vez e expira em {hours, number} horas. O que for apagado não poderá ser recuperado.',
    notYou: 'Se não foi você, ignore este e-mail. Não apagamos nada sem essa confirmação.',
    member:
      'Alguém, provavelmente você, pediu que a {brand} apague os dados ligados a este endereço. Ele pertence a uma conta, então não fizemos nada. Para apagar esses dados, entre e exclua a conta na página Conta. Se não foi você, ignore este e-mail.',
    account: 'Abrir minha conta',
    reason: 'Você recebeu este e-mail porque alguém digitou este endereço na página para apagar dados.',
  },
  deleted: {
    subject: 'Sua conta da {brand} foi excluída',
    text: 'Excluímos sua conta da {brand} e os dados que estavam nela. Este é o último e-mail sobre essa conta.',
    remains:
      'As outras pessoas continuam com o que receberam: suas mensagens, que agora aparecem como enviadas por “Conta excluída”, e o PDF de uma oferta aceita. Seu endereço de e-mail está livre: você pode se cadastrar com ele de novo.',
    notYou: 'Se não foi você, escreva agora mesmo para {email}.',
  },
};
