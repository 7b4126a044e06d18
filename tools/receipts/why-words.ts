/** The texts of the answer to "why?" in each language. */
import type { Language } from '../../src/shared/languages.ts';
import { type WhyWords, whyWordsEn } from './why-words.en.ts';
import { whyWordsEs } from './why-words.es.ts';
import { whyWordsPt } from './why-words.pt.ts';

export const WHY_WORDS: Readonly<Record<Language, WhyWords>> = { en: whyWordsEn, es: whyWordsEs, pt: whyWordsPt };
