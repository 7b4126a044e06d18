/**
 * Every refusal in English, by its code: the sentence is an ICU message that names its parameters. The server's `detail` and `message` are made
 * of it, and the types of codes and parameters. In three parts, so that pages load what they may say.
 */
import { formsEn } from './errors/forms.en.ts';
import { refusalsEn } from './errors/refusals.en.ts';
import { rulesEn } from './errors/rules.en.ts';

export const errorsEn = { ...formsEn, ...rulesEn, ...refusalsEn };
