/**
 * Names of stored résumés and message files. Pure. The sent name is untrusted: paths and unsafe characters are removed, and the name always ends
 * in the extension of the detected kind.
 */
import { LIMITS } from '#shared/limits.ts';
import { trimWhile } from '#shared/trim.ts';

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Characters that file systems reject or interpret, and characters that change the writing direction. */
const UNSAFE = /[\\/:*?"<>|;\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;

/**
 * Returns a file name with the extension of its kind, such as `pdf`, from `X-File-Name` (percent-encoded or not). It has at most
 * LIMITS.fileName characters. `fallback` replaces an empty stem.
 */
export const safeFileName = (sentName: string | undefined, kind: string, fallback: string): string => {
  const last =
    decode(sentName ?? '')
      .normalize('NFC')
      .split(/[\\/]/)
      .at(-1) ?? '';
  const clean = last.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
  const withoutExtension = clean.toLowerCase().endsWith(`.${kind}`) ? clean.slice(0, -kind.length - 1) : clean;
  const stem = trimWhile(withoutExtension, (char) => char === '.' || char.trim() === '');
  const ending = `.${kind}`;
  const shortStem = stem
    .slice(0, LIMITS.fileName - ending.length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
  return `${shortStem === '' ? fallback : shortStem}${ending}`;
};

/** Returns the name under which a résumé is stored: `resume` if the sent name has no usable characters. */
export const resumeFileName = (sentName: string | undefined, kind: string): string =>
  safeFileName(sentName, kind, 'resume');

const toAscii = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_');

/** Encodes a name as RFC 8187 requires. `encodeURIComponent` leaves some characters that a header may not contain. */
const toExtended = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns the `Content-Disposition` of a file to save, not to display (RFC 6266). */
export const attachmentHeader = (name: string): string =>
  `attachment; filename="${toAscii(name)}"; filename*=UTF-8''${toExtended(name)}`;
