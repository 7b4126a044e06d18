/** What kept files are called: résumés, and files of messages. Pure. The name that came along is a word of a stranger: no path, no sign that means something, no other ending. */
import { LIMITS } from '#shared/limits.ts';
import { trimOf } from '#shared/trim.ts';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What file systems refuse or read as more than a letter, and what turns the direction of writing. */
const UNSAFE = /[\\/:*?"<>|;\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;

/**
 * The name of a file with the ending of its kind, such as `pdf`, for `X-File-Name` (percent-encoded or not) or undefined; at most
 * LIMITS.fileName characters. `fallback` is its stem where nothing else is left.
 */
export const keptFileName = (sent: string | undefined, kind: string, fallback: string): string => {
  const last =
    decoded(sent ?? '')
      .normalize('NFC')
      .split(/[\\/]/)
      .at(-1) ?? '';
  const clean = last.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
  const named = clean.toLowerCase().endsWith(`.${kind}`) ? clean.slice(0, -kind.length - 1) : clean;
  const stem = trimOf(named, (sign) => sign === '.' || sign.trim() === '');
  const ending = `.${kind}`;
  const short = stem
    .slice(0, LIMITS.fileName - ending.length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
  return `${short === '' ? fallback : short}${ending}`;
};

/** The same of a résumé. */
export const resumeFileName = (sent: string | undefined, kind: string): string => keptFileName(sent, kind, 'resume');

const ascii = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_');

/** RFC 8187: what `encodeURIComponent` leaves and a header may not have. */
const extended = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** `Content-Disposition` of a file that is to be saved, not shown (RFC 6266). */
export const attachmentHeader = (name: string): string =>
  `attachment; filename="${ascii(name)}"; filename*=UTF-8''${extended(name)}`;
