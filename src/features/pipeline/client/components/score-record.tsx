/** The score receipt of an application, shown with its score. */
import { withEnglish } from '#client/texts.tsx';
import { scoreRecordEn } from '../score-record.en.ts';
import { ScoreRecordPanel } from './score-record-panel.tsx';

export const ScoreRecord = withEnglish({ scoreRecord: scoreRecordEn }, ScoreRecordPanel);
