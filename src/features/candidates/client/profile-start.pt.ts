/** Texts that a form shows before its optional parts load: the résumé drop zone and the links to the parts. In Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { profileStartEn } from './profile-start.en.ts';

export const profileStartPt: TranslationOf<typeof profileStartEn> = {
  optional: 'opcional',
  resume: {
    title: 'Comece pelo seu currículo',
    text: 'Arraste um PDF ou DOCX para cá. Nós lemos o arquivo e sugerimos o que colocar em cada campo. Você decide o que usar.',
    textPublic: 'Não guardamos o arquivo.',
    textKept: 'O arquivo fica no seu perfil, e as empresas podem baixá-lo até você remover.',
    choose: 'Escolher um arquivo',
    another: 'Escolher outro arquivo',
    drop: 'Solte o arquivo aqui',
    reading: 'Lendo {name}…',
    limit: 'PDF ou DOCX, até {megabytes} MB',
    tooLarge: 'Este arquivo tem mais de {megabytes} MB. Escolha um arquivo menor.',
    failed: 'Não foi possível ler seu currículo. Tente de novo.',
  },
  more: {
    title: 'Mais sobre você',
    text: 'Experiência profissional, formação, idiomas e outras informações. Esses dados ajudam as empresas a decidir. Você também pode adicionar tudo depois.',
    open: 'Adicionar agora',
  },
};
