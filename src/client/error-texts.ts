/**
 * What refusals say in the reader's language, looked up by their code: those of the server, and those of the rules of forms, which are the
 * same schemas on both sides. English rules of public forms are always there; the rest comes with the page (`setErrorTexts`). A code that is
 * not known says what the server said in English. Outside of React, as toasts and failed calls are.
 */
import { createTranslator } from 'use-intl/core';
import { formsEn } from '#shared/errors/forms.en.ts';
import { type ErrorCode, type ReadRefusal, type Refusal, readRefusal, spokenParams } from '#shared/errors.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';

/** Sentences by code. */
export type ErrorTexts = { readonly [Code in ErrorCode]?: string };

const translatorOf = (language: Language, messages: ErrorTexts) =>
  createTranslator<Record<string, string>>({
    locale: LANGUAGE_FACTS[language].locale,
    messages,
    onError: () => {},
    // A sentence that cannot be made, as a parameter is missing, is none.
    getMessageFallback: () => '',
  });

let say = translatorOf('en', formsEn);

/** Says which sentences are known from now on. */
export const setErrorTexts = (language: Language, texts: ErrorTexts): void => {
  say = translatorOf(language, texts);
};

/** The sentence of a code, or `english` where it is not known. */
export const wordError = ({ code, params }: Partial<ReadRefusal>, english: string): string =>
  (code !== undefined && say.has(code) && say(code, spokenParams(params ?? {}))) || english;

/** The sentence of a rule's message; a text that is none stays as it is. */
export const errorText = (message: string): string => wordError(readRefusal(message) ?? {}, message);

/** The sentence of a refusal that the browser itself makes. */
export const refusalText = (reason: Refusal): string => errorText(reason);
