/** Portuguese sentences of all refusals by code. */
import { formsPt } from './errors/forms.pt.ts';
import { refusalsPt } from './errors/refusals.pt.ts';
import { rulesPt } from './errors/rules.pt.ts';

export const errorsPt = { ...formsPt, ...rulesPt, ...refusalsPt };
