/** Reads answers about sex and race or ethnicity from a CSV file with the columns `application_id,sex,race`; empty cells are unanswered. */
import { isUuid } from '../../src/shared/uuids.ts';
import { type Answer, RACES, type RaceScheme, SEXES } from './categories.ts';

/** An unreadable line. The message names the line but contains none of its data. */
export class AnswerError extends Error {}

const HEADER = 'application_id,sex,race';

/** Returns the answers by application. Throws an `AnswerError` for a malformed line, an unknown category or a duplicate application. */
export const readAnswers = (text: string, scheme: RaceScheme): Map<string, Answer> => {
  const [header, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (header?.trim() !== HEADER) throw new AnswerError(`line 1: the header must be ${HEADER}`);
  const answers = new Map<string, Answer>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const cells = line.split(',').map((cell) => cell.trim().toLowerCase());
    const [id = '', sex = '', race = ''] = cells;
    const location = `line ${index + 2}`;
    if (cells.length !== 3 || !isUuid(id))
      throw new AnswerError(`${location}: expected an application id, a sex and a race`);
    if (answers.has(id)) throw new AnswerError(`${location}: the application is already listed above`);
    if (sex !== '' && !Object.hasOwn(SEXES, sex))
      throw new AnswerError(`${location}: sex must be one of ${Object.keys(SEXES).join(', ')}, or empty`);
    if (race !== '' && !Object.hasOwn(RACES[scheme], race)) {
      throw new AnswerError(`${location}: race must be one of ${Object.keys(RACES[scheme]).join(', ')}, or empty`);
    }
    answers.set(id, { sex: sex || null, race: race || null });
  }
  return answers;
};
