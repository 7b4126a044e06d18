/** The notice about scores for screens of other features. */
import { withEnglish } from '#client/texts.tsx';
import { NoticePanel } from '../notice-panel.tsx';
import { scoresEn } from '../scores.en.ts';

export const ScoreNotice = withEnglish({ scores: scoresEn }, NoticePanel);
