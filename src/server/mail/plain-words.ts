/**
 * Makes user text safe for a mail subject: one line, no invisible characters, nothing that a mail program turns into a link. Users choose their names
 * freely, and a subject appears to come from us.
 */

/** Control characters, and those that hide text or change its direction. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const ADDRESS = /(?:https?:\/\/|www\.)\S*/giu;
/** A dot between a word and a possible end of a host name. */
const INNER_DOT = /(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})/gu;

const toOneLine = (text: string): string => text.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim();

/** A safe subject: web addresses are replaced by "…". */
export const plainSubject = (text: string): string => toOneLine(text).replace(ADDRESS, '…');

/** A person's or company's name for a subject: `evil.example` becomes `evil. example`, which is not a link. */
export const toPlainName = (name: string): string => plainSubject(name).replace(INNER_DOT, '. ');
