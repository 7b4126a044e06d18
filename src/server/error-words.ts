/** What a refusal says in English, which is what the API says in words, and its code and parameters beside it. */
import { createTranslator } from 'use-intl/core';
import { errorsEn } from '#shared/errors.en.ts';
import { type ErrorParam, type Refusal, readRefusal, spokenParams } from '#shared/errors.ts';
import { LANGUAGE_FACTS } from '#shared/languages.ts';
import type { RefusedOne } from '#shared/refused.ts';

const throwMissing = (error: Error): void => {
  throw error;
};

/** Read as plain messages: the types of 400 ICU messages are checked where refusals are made. */
const say = createTranslator<Record<string, string>>({
  locale: LANGUAGE_FACTS.en.locale,
  messages: errorsEn,
  onError: throwMissing,
});

/** A refusal with its sentence. */
export interface WordedRefusal {
  code: string;
  params: Record<string, ErrorParam>;
  sentence: string;
}

/** Words a refusal, or the message of a schema's rule. A rule without words of its own says that the value is not valid. */
export const wordRefusal = (text: string): WordedRefusal => {
  const read = readRefusal(text);
  const { code, params } =
    read !== null && Object.hasOwn(errorsEn, read.code) ? read : { code: 'not-valid', params: {} };
  return { code, params, sentence: say(code, spokenParams(params)) };
};

/** Why one of several was refused. */
export const refusedOne = (id: string, reason: Refusal): RefusedOne => {
  const { code, params, sentence } = wordRefusal(reason);
  return { id, detail: sentence, code, params };
};
