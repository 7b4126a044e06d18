/** The syntax of ids in user input. Accepts any UUID version. Pure. */
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const WHOLE_TEXT = new RegExp(`^${UUID}$`, 'i');

export const isUuid = (text: string): boolean => WHOLE_TEXT.test(text);

/** Matches 1 to `max` ids, separated by commas. */
export const uuidList = (max: number): RegExp => new RegExp(`^${UUID}(?:,${UUID}){0,${max - 1}}$`, 'i');
