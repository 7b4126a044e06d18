/** The voluntary questions for the page of an application. */
import { withEnglish } from '#client/texts.tsx';
import { fairnessEn } from '../fairness.en.ts';
import { VoluntaryPanel } from '../voluntary-panel.tsx';

export const VoluntaryQuestions = withEnglish({ fairness: fairnessEn }, VoluntaryPanel);
