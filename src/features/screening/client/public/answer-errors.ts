import { readFieldErrors } from '#client/form/server-errors.ts';

/** Messages by question id. */
export type AnswerErrors = Readonly<Record<string, string>>;

const PATH_PREFIX = 'answers.';

/** Selects the messages for the answers that the server refused. */
export const toAnswerErrors = (error: unknown): AnswerErrors =>
  Object.fromEntries(
    readFieldErrors(error).flatMap(({ path, message }) =>
      path.startsWith(PATH_PREFIX) ? [[path.slice(PATH_PREFIX.length), message]] : [],
    ),
  );
