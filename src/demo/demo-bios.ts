/** The bio of each person in the demo market. No two bios share a sentence. */
import { BIOS_OFFICE } from './demo-bios-office.ts';
import { BIOS_PRODUCT } from './demo-bios-product.ts';

const BIOS: Readonly<Record<string, readonly string[]>> = { ...BIOS_PRODUCT, ...BIOS_OFFICE };

/** Returns a person's bio, or null if the role has none left. `turn` is the person's index within the role. */
export const findBio = (roleTitle: string, turn: number, city: string): string | null =>
  BIOS[roleTitle]?.[turn]?.replace('{city}', city) ?? null;
