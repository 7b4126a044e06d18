/**
 * English messages for all refusals by code, as ICU messages with named parameters. The server's `detail` and `message` use them, and the types of
 * codes and parameters are derived from them. Split into three parts, so that pages load only what they need.
 */
import { formsEn } from './errors/forms.en.ts';
import { refusalsEn } from './errors/refusals.en.ts';
import { rulesEn } from './errors/rules.en.ts';

export const errorsEn = { ...formsEn, ...rulesEn, ...refusalsEn };
