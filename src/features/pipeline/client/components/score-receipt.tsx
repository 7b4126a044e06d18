/** The score receipt of an application, shown with its score. */
import { withEnglish } from '#client/texts.tsx';
import { scoreReceiptEn } from '../score-receipt.en.ts';
import { ScoreReceiptPanel } from './score-receipt-panel.tsx';

export const ScoreReceiptSection = withEnglish({ scoreReceipt: scoreReceiptEn }, ScoreReceiptPanel);
