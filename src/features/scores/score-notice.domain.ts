/**
 * The notice about scores as data: one text per language for the page, the API and the
 * acknowledgment before applying. It describes how the product behaves. Any change to the inputs,
 * visibility or retention of scores must also change this text and increment its version.
 */

import type { NoticeWords } from '#shared/words/notice-words.ts';
import { fillReceiptYears } from '#shared/words/receipt-years.ts';

/** Incremented with every change to the notice. Users who acknowledged an older version are asked again. */
export const SCORE_NOTICE_VERSION = 10;

export const SCORE_NOTICE_DATE = '2026-12-01';

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
