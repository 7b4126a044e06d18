/**
 * Makes user text safe for an email subject: one line, no invisible characters, nothing that an email client turns into a link. Users can choose any
 * name, and a subject appears to be written by us.
 */

/** Control characters, and characters that hide text or change its direction. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const ADDRESS = /(?:https?:\/\/|www\.)\S*/giu;
/** A dot between a word and a possible end of a host name. */
const INNER_DOT = /(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})/gu;

const toOneLine = (text: string): string => text.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim();

/** Returns a safe subject. Replaces web addresses with "…". */
export const plainSubject = (text: string): string => toOneLine(text).replace(ADDRESS, '…');

/** Returns the name of a person or company for a subject. `evil.example` becomes `evil. example`, which email clients do not link. */
export const toPlainName = (name: string): string => plainSubject(name).replace(INNER_DOT, '. ');
