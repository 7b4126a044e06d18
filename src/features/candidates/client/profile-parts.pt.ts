/** Texts of the optional profile parts and of reading résumés, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { profilePartsEn } from './profile-parts.en.ts';

export const profilePartsPt: TranslationOf<typeof profilePartsEn> = {
  level: {
    A1: 'A1, iniciante',
    A2: 'A2, básico',
    B1: 'B1, intermediário',
    B2: 'B2, intermediário avançado',
    C1: 'C1, avançado',
    C2: 'C2, proficiente',
    native: 'Nativo',
  },
  shortLevel: {
    native: 'nativo',
  },
  shown: {
    workHistory: 'Experiência profissional',
    education: 'Formação',
    languages: 'Idiomas',
    place: 'Localização',
    english: 'Inglês',
    availableFrom: 'Disponível a partir de',
    present: 'atual',
    started: 'início: {date}',
    resume: 'Baixar currículo',
    resumePages: {
      title: 'Currículo',
      page: 'Página {page, number} do currículo',
      more: 'O arquivo tem mais páginas. Baixe para ler o resto.',
      word: 'Este currículo é um documento do Word. Baixe para ler.',
    },
    months: '{count, plural, one {# mês} other {# meses}}',
    years: '{count, plural, one {# ano} other {# anos}}',
  },
};
