/**
 * The notice about scores as data: one text per language for the page, the API and the
 * acknowledgement before applying. It describes the behavior of the program. Any change to the
 * inputs, the visibility or the retention of scores must also change this text and raise its version.
 */

import type { NoticeWords } from '#shared/words/notice-words.ts';
import { fillReceiptYears } from '#shared/words/receipt-years.ts';

/** Raised with every change of the notice. Users who acknowledged an older version are asked again. */
export const SCORE_NOTICE_VERSION = 8;

/** The date of this version. */
export const SCORE_NOTICE_DATE = '2026-11-30';

/** Returns the notice as plain text: sections separated by an empty line, list items with a dash. */
export const noticeText = (
  { title, lead, sections }: Pick<NoticeWords, 'title' | 'lead' | 'sections'>,
  { scoreReceiptYears }: { scoreReceiptYears: number },
): string => {
  const parts = sections.map(({ title: heading, paragraphs = [], points = [] }) =>
    [heading, ...paragraphs, ...points.map((point) => `- ${point}`)].join('\n'),
  );
  return fillReceiptYears([title, lead, ...parts].join('\n\n'), scoreReceiptYears);
};
