/** The copyright line of every public page, as of the build. */
import { brand } from '#shared/brand.ts';

const FIRST_YEAR = 2025;
const year = new Date().getFullYear();

/** "© 2025–2026 Puente"; one year while it is still the first. */
export const COPYRIGHT = `© ${year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : FIRST_YEAR} ${brand.name}`;
