/** The English texts of screening, for features that show screening components on their screens. */
export { screeningEn } from '../screening.en.ts';
