/**
 * Error messages in the user's language, by code. The server and form rules use the same codes, because they share schemas. The English
 * messages of public forms are built in, and the page provides the rest (`setErrorTexts`). Unknown codes use the server's English sentence. Works
 * outside of React, for toasts and failed calls.
 */
import { createTranslator } from 'use-intl/core';
import { formsEn } from '#shared/errors/forms.en.ts';
import { type ErrorCode, type ParsedRefusal, parseRefusal, type Refusal, toMessageParams } from '#shared/errors.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';

export type ErrorTexts = { readonly [Code in ErrorCode]?: string };

const createErrorTranslator = (language: Language, messages: ErrorTexts) =>
  createTranslator<Record<string, string>>({
    locale: LANGUAGE_FACTS[language].locale,
    messages,
    onError: () => {},
    // A sentence with a missing parameter is treated as unknown.
    getMessageFallback: () => '',
  });

let translate = createErrorTranslator('en', formsEn);

/** Sets the language and the known sentences. */
export const setErrorTexts = (language: Language, texts: ErrorTexts): void => {
  translate = createErrorTranslator(language, texts);
};

/** Returns the sentence of a code, or `english` if the code is unknown. */
export const errorSentence = ({ code, params }: Partial<ParsedRefusal>, english: string): string =>
  (code !== undefined && translate.has(code) && translate(code, toMessageParams(params ?? {}))) || english;

/** Returns the sentence of a form rule. Returns other text unchanged. */
export const errorText = (message: string): string => errorSentence(parseRefusal(message) ?? {}, message);

/** Returns the sentence of an error created in the browser. */
export const refusalText = (reason: Refusal): string => errorText(reason);
