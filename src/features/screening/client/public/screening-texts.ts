/** The English texts of screening, for features whose screens show its components. */
export { screeningEn } from '../screening.en.ts';
