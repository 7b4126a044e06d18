/** The copyright line of public pages, with the year of the build. */
import { brand } from '#shared/brand.ts';

const FIRST_YEAR = 2025;
const year = new Date().getFullYear();

/** "© 2025–2026 Puente", or a single year. */
export const COPYRIGHT = `© ${year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : FIRST_YEAR} ${brand.name}`;
