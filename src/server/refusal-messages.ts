/** English messages of refusals. The API returns them together with code and parameters. */
import { createTranslator } from 'use-intl/core';
import { errorsEn } from '#shared/errors.en.ts';
import { type ErrorParam, parseRefusal, type Refusal, toMessageParams } from '#shared/errors.ts';
import { LANGUAGE_FACTS } from '#shared/languages.ts';
import type { RefusedItem } from '#shared/refused.ts';

const throwMissing = (error: Error): void => {
  throw error;
};

/** Typed with plain strings, because the parameters of each ICU message are checked where refusals are created. */
const translate = createTranslator<Record<string, string>>({
  locale: LANGUAGE_FACTS.en.locale,
  messages: errorsEn,
  onError: throwMissing,
});

export interface FormattedRefusal {
  code: string;
  params: Record<string, ErrorParam>;
  sentence: string;
}

/** Formats a refusal or the message of a schema rule. For rules without a text, the message is that the value is not valid. */
export const formatRefusal = (text: string): FormattedRefusal => {
  const refusal = parseRefusal(text);
  const { code, params } =
    refusal !== null && Object.hasOwn(errorsEn, refusal.code) ? refusal : { code: 'not-valid', params: {} };
  return { code, params, sentence: translate(code, toMessageParams(params)) };
};

/** Returns the result of a rejected item of a bulk call. */
export const refusedItem = (id: string, reason: Refusal): RefusedItem => {
  const { code, params, sentence } = formatRefusal(reason);
  return { id, detail: sentence, code, params };
};
