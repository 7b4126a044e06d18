/** Portuguese text for the panel that fills the job form from a job ad. */
import type { TranslationOf } from '#shared/translation.ts';
import type { jobAdEn } from './job-ad.en.ts';

export const jobAdPt: TranslationOf<typeof jobAdEn> = {
  title: 'Comece com um anúncio',
  text: 'Cole um anúncio que você já tem. Vamos preencher o formulário com o que ele diz e mostrar de que linha veio cada dado. O anúncio não fica guardado.',
  open: 'Colar um anúncio',
  label: 'Texto do anúncio',
  read: 'Preencher com o anúncio',
  cancel: 'Cancelar',
  found:
    '{count, plural, =0 {Não conseguimos ler este anúncio} one {Encontramos # dado no anúncio} other {Encontramos # dados no anúncio}}',
  foundText: 'Confira cada dado antes de publicar. O que você já escreveu só muda se você substituir.',
  nothing: 'Preencha o formulário manualmente ou cole o texto de outro anúncio.',
  source: 'Linha {line, number}:',
  taken: 'Preenchido',
  replace: 'Substituir',
  replaceItem: 'Substituir o que você escreveu por {item}',
  undo: 'Desfazer',
  pasteAnother: 'Colar outro anúncio',
  missing: 'O anúncio não diz com clareza: {fields}',
};
