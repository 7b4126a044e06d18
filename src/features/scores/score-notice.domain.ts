/**
 * The notice about scores as data: one text by language, for the page, the call and what is confirmed before applying. It describes what the
 * program does: whoever changes what a score reads, who sees it or how long it is kept changes this text, and raises its version.
 */
import type { Language } from '#shared/languages.ts';
import { noticeEn } from './score-notice-en.domain.ts';
import { noticeEs } from './score-notice-es.domain.ts';
import { noticePt } from './score-notice-pt.domain.ts';
import type { NoticeWords } from './score-notice-words.domain.ts';

/** Raised with every change of what the notice says; who acknowledged an older one is asked again. */
export const SCORE_NOTICE_VERSION = 2;

/** The day of this version. */
export const SCORE_NOTICE_DATE = '2026-11-23';

/** The notice in every language. */
export const SCORE_NOTICE: Readonly<Record<Language, NoticeWords>> = { en: noticeEn, es: noticeEs, pt: noticePt };

/** The notice as plain text: paragraphs with an empty line between them, points with a dash. */
export const noticeText = (language: Language): string => {
  const { title, lead, sections } = SCORE_NOTICE[language];
  const parts = sections.map(({ title: heading, paragraphs = [], points = [] }) =>
    [heading, ...paragraphs, ...points.map((point) => `- ${point}`)].join('\n'),
  );
  return [title, lead, ...parts].join('\n\n');
};
