/**
 * What people wrote, made fit for the subject of a mail: one line without signs that nobody sees, and nothing that a mail program would turn
 * into a link. Names are chosen freely, and a subject is read as ours.
 */

/** Control signs, and those that hide text or turn its direction round. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const ADDRESS = /(?:https?:\/\/|www\.)\S*/giu;
/** A dot between a word and what could be the end of a host name. */
const INNER_DOT = /(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})/gu;

const oneLine = (text: string): string => text.replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim();

/** A subject as it may be sent: whole web addresses are cut to "…". */
export const plainSubject = (text: string): string => oneLine(text).replace(ADDRESS, '…');

/** The name of a person or a company within a subject: `evil.example` is written `evil. example`, which no program makes a link of. */
export const plainName = (name: string): string => plainSubject(name).replace(INNER_DOT, '. ');
