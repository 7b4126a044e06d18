/** The panel of a hidden name. */
import { withEnglish } from '#client/texts.tsx';
import { revealNameEn } from '../reveal-name.en.ts';
import { RevealNamePanel } from '../reveal-name-panel.tsx';

export const RevealName = withEnglish({ revealName: revealNameEn }, RevealNamePanel);
