/** What the mails of account say, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { accountMailsEn } from './account.mails.en.ts';

export const accountMailsPt: TranslationOf<typeof accountMailsEn> = {
  safety: 'Você recebe este e-mail porque ele trata da segurança da sua conta; não é possível desativá-lo.',
  entered:
    'Você recebe este e-mail porque este endereço foi digitado em uma página de conta. Se não foi você, ignore-o.',
  signIn: 'Entre',
  setPassword: 'Defina aqui uma nova senha',
  write: 'E escreva para {email}, para que possamos ajudar.',
  newAddress: 'Novo endereço',
  confirm: {
    subject: 'Confirme seu novo endereço no {brand}',
    text: 'Você pediu para usar este endereço na sua conta do {brand}. Confirme-o nesta página:',
    link: 'Confirmar este endereço',
    once: 'O link funciona uma única vez, por {minutes, number} minutos. Até lá você entra com o endereço que tinha.',
  },
  taken: {
    subject: 'Você já tem uma conta no {brand}',
    text: 'Alguém, provavelmente você, pediu para usar este endereço em outra conta do {brand}. Ele já tem uma conta própria, então nada mudou.',
    first: 'Para usar o endereço em outra conta, primeiro mude ou exclua a conta a que ele pertence.',
  },
  asked: {
    subject: 'Seu endereço no {brand} está prestes a mudar',
    text: 'Alguém que está na sua conta do {brand} pediu para mudar o endereço dela.',
    wasYou: 'Ele muda quando o novo endereço for confirmado. Se foi você, não há nada a fazer aqui.',
    notYou:
      'Se não foi, defina uma nova senha imediatamente: isso desfaz a mudança e desconecta todos os outros dispositivos.',
  },
  changed: {
    subject: 'Seu endereço no {brand} foi mudado',
    text: 'Sua conta do {brand} tem outro endereço a partir de agora. Os e-mails vão para lá, e você entra com ele.',
    wasYou: 'Se foi você, não há nada a fazer.',
    notYou:
      'Se não foi, desfaça a mudança nesta página em até {hours, number} horas. Isso desconecta todos os dispositivos e permite definir uma nova senha:',
    undo: 'Desfazer a mudança',
    help: 'Se precisar de ajuda, escreva para {email}.',
  },
  restored: {
    subject: 'Seu endereço no {brand} voltou a ser o de antes',
    text: 'A mudança do seu endereço no {brand} foi desfeita e todos os dispositivos foram desconectados. Quem a fez sabia sua senha, então defina uma nova agora:',
    once: 'O link funciona uma única vez, por {minutes, number} minutos.',
  },
  erasure: {
    subject: 'Apagar o que o {brand} guarda sobre você',
    text: 'Alguém, provavelmente você, pediu ao {brand} que apague o que guarda sobre este endereço: candidaturas, consultas, referências e e-mails. Confirme nesta página:',
    link: 'Apagar meus dados',
    once: 'O link funciona uma vez, por {hours, number} horas. O que é apagado não volta.',
    notYou: 'Se não foi você, ignore este e-mail: nada é apagado sem a confirmação ali.',
    member:
      'Alguém, provavelmente você, pediu ao {brand} que apague o que guarda sobre este endereço. Ele pertence a uma conta, então nada foi feito. Para que seja apagado, entre e exclua a conta na página da conta. Se não foi você, ignore este e-mail.',
    account: 'Abrir a página da conta',
    reason: 'Você recebe este e-mail porque este endereço foi digitado na página para apagar dados.',
  },
  deleted: {
    subject: 'Sua conta do {brand} foi excluída',
    text: 'Sua conta do {brand} e o que ela continha sobre você foram excluídos. Este é o último e-mail sobre isso.',
    remains:
      'O que outros receberam fica com eles: as mensagens, como de um usuário excluído, e o arquivo de uma oferta aceita. O endereço está livre: você pode se cadastrar com ele de novo.',
    notYou: 'Se não foi você, escreva imediatamente para {email}.',
  },
};
