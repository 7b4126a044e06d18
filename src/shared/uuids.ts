/** How ids are written in texts that people or other programs give us. Any version: which of them rows have is the server's to know. Pure. */
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const whole = new RegExp(`^${UUID}$`, 'i');

export const isUuid = (text: string): boolean => whole.test(text);

/** Matches one to so many ids, separated by commas. */
export const uuidList = (most: number): RegExp => new RegExp(`^${UUID}(?:,${UUID}){0,${most - 1}}$`, 'i');
