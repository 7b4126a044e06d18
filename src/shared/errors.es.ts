/** Spanish sentences of all refusals by code. */
import { formsEs } from './errors/forms.es.ts';
import { refusalsEs } from './errors/refusals.es.ts';
import { rulesEs } from './errors/rules.es.ts';

export const errorsEs = { ...formsEs, ...rulesEs, ...refusalsEs };
