/**
 * The notice about scores as data: one text by language, for the page, the call and what is confirmed before applying. It describes what the
 * program does: anyone who changes what a score reads, who sees it or how long it is kept changes this text, and raises its version.
 */

import type { NoticeWords } from '#shared/words/notice-words.ts';
import { fillReceiptYears } from '#shared/words/receipt-years.ts';

/** Raised with every change of what the notice says; who acknowledged an older one is asked again. */
export const SCORE_NOTICE_VERSION = 5;

/** The day of this version. */
export const SCORE_NOTICE_DATE = '2026-11-26';

/** The notice as plain text: paragraphs with an empty line between them, points with a dash. */
export const noticeText = (
  { title, lead, sections }: Pick<NoticeWords, 'title' | 'lead' | 'sections'>,
  { scoreReceiptYears }: { scoreReceiptYears: number },
): string => {
  const parts = sections.map(({ title: heading, paragraphs = [], points = [] }) =>
    [heading, ...paragraphs, ...points.map((point) => `- ${point}`)].join('\n'),
  );
  return fillReceiptYears([title, lead, ...parts].join('\n\n'), scoreReceiptYears);
};
