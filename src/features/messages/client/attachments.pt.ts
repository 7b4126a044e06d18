/** Portuguese version of `attachments.en.ts`. */
import type { TranslationOf } from '#shared/translation.ts';
import type { attachmentsEn } from './attachments.en.ts';

export const attachmentsPt: TranslationOf<typeof attachmentsEn> = {
  chosen: 'Arquivos anexados',
  uploading: 'Enviando {name}',
  waiting: 'Seus arquivos ainda estão sendo enviados.',
  remove: 'Remover {name}',
  retry: 'Tentar enviar {name} de novo',
  tooLarge: 'Mais de {megabytes} MB',
  picture: 'Imagem: {name}',
  hidden: 'Revele o nome da pessoa para abrir este arquivo',
  hiddenName: 'Arquivo {type}',
  gone: '{count, plural, one {# arquivo não está mais disponível} other {# arquivos não estão mais disponíveis}}',
};
