/** The held-out layouts. The reader is measured with their files but never tuned with them. */

import type { Layout } from './layout.ts';
import { UNSEEN_BUILDERS } from './unseen-builders.ts';
import { UNSEEN_DRAWN } from './unseen-drawn.ts';
import { UNSEEN_HEADINGS } from './unseen-headings.ts';
import { UNSEEN_OFFICE } from './unseen-office.ts';
import { UNSEEN_ORDINARY_PAGES } from './unseen-ordinary-pages.ts';
import { UNSEEN_ORDINARY_TEX } from './unseen-ordinary-tex.ts';
import { UNSEEN_ORDINARY_WORD } from './unseen-ordinary-word.ts';
import { UNSEEN_PAGES } from './unseen-pages.ts';
import { UNSEEN_TEX } from './unseen-tex.ts';
import { UNSEEN_TEX_COLUMNS } from './unseen-tex-columns.ts';
import { UNSEEN_TEX_PLAIN } from './unseen-tex-plain.ts';
import { UNSEEN_TYPST } from './unseen-typst.ts';
import { UNSEEN_TYPST_PAGES } from './unseen-typst-pages.ts';
import { UNSEEN_WEB } from './unseen-web.ts';
import { UNSEEN_WEB_COLUMNS } from './unseen-web-columns.ts';
import { UNSEEN_WEB_ROWS } from './unseen-web-rows.ts';
import { UNSEEN_WORD } from './unseen-word.ts';
import { UNSEEN_WORD_PAGES } from './unseen-word-pages.ts';
import { UNSEEN_WRITER } from './unseen-writer.ts';

export const UNSEEN_LAYOUTS: readonly Layout[] = [
  ...UNSEEN_WEB,
  ...UNSEEN_PAGES,
  ...UNSEEN_WORD,
  ...UNSEEN_WRITER,
  ...UNSEEN_TEX,
  ...UNSEEN_TYPST,
  ...UNSEEN_DRAWN,
  ...UNSEEN_HEADINGS,
  ...UNSEEN_WEB_ROWS,
  ...UNSEEN_WEB_COLUMNS,
  ...UNSEEN_WORD_PAGES,
  ...UNSEEN_OFFICE,
  ...UNSEEN_TEX_PLAIN,
  ...UNSEEN_TEX_COLUMNS,
  ...UNSEEN_TYPST_PAGES,
  ...UNSEEN_BUILDERS,
  ...UNSEEN_ORDINARY_WORD,
  ...UNSEEN_ORDINARY_TEX,
  ...UNSEEN_ORDINARY_PAGES,
];
