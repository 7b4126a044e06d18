/** The English of screening, for features that put its parts on their screens. */
export { screeningEn } from '../screening.en.ts';
