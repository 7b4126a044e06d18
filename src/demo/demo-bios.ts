/** The bio of each person in the demo market. No two bios share a sentence. */
import { BIOS_OFFICE } from './demo-bios-office.ts';
import { BIOS_PRODUCT } from './demo-bios-product.ts';

const BIOS: Readonly<Record<string, readonly string[]>> = { ...BIOS_PRODUCT, ...BIOS_OFFICE };

/** Returns a person's bio, or null if the role has none left. */
export const findBio = (roleTitle: string, indexInRole: number, city: string): string | null =>
  BIOS[roleTitle]?.[indexInRole]?.replace('{city}', city) ?? null;
