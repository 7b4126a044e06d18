/** Background tone and initials for avatars without a picture. Pure; an id always has the same tone. */
import { withoutIsolates } from '#shared/isolated.ts';

export const AVATAR_TONES = ['clay', 'moss', 'ochre', 'plum', 'slate', 'olive'] as const;
export type AvatarTone = (typeof AVATAR_TONES)[number];

/** Returns the tone of an id: FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) modulo the number of tones. */
export const avatarTone = (id: string): AvatarTone => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0;
  return AVATAR_TONES[hash % AVATAR_TONES.length] ?? 'clay';
};

/** Returns one or two uppercase initials of a name, from its first and last word; '?' for a blank name. */
export const initials = (name: string): string => {
  const words = withoutIsolates(name).trim().split(/\s+/u).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = picked.map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 63)).join('');
  return letters.toLocaleUpperCase() || '?';
};
