/** The wording of scores in each language, for the reasons in emails. */
import { wordingEn } from '#engine/scoring/wording.en.ts';
import { wordingEs } from '#engine/scoring/wording.es.ts';
import { wordingPt } from '#engine/scoring/wording.pt.ts';
import type { Wording } from '#engine/scoring/wording.ts';
import type { Language } from '#shared/languages.ts';

export const WORDINGS: Readonly<Record<Language, Wording>> = { en: wordingEn, es: wordingEs, pt: wordingPt };
