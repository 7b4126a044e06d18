/** The held-out layouts. The reader is measured with their files but never tuned with them. */

import { HELD_OUT_BUILDERS } from './held-out-builders.ts';
import { HELD_OUT_DRAWN } from './held-out-drawn.ts';
import { HELD_OUT_PICTURED_HEADINGS } from './held-out-headings.ts';
import { HELD_OUT_OFFICE } from './held-out-office.ts';
import { HELD_OUT_ORDINARY_PAGES } from './held-out-ordinary-pages.ts';
import { HELD_OUT_ORDINARY_TEX } from './held-out-ordinary-tex.ts';
import { HELD_OUT_ORDINARY_WORD } from './held-out-ordinary-word.ts';
import { HELD_OUT_PAGES } from './held-out-pages.ts';
import { HELD_OUT_TEX } from './held-out-tex.ts';
import { HELD_OUT_TEX_COLUMNS } from './held-out-tex-columns.ts';
import { HELD_OUT_TEX_PLAIN } from './held-out-tex-plain.ts';
import { HELD_OUT_TYPST } from './held-out-typst.ts';
import { HELD_OUT_TYPST_PAGES } from './held-out-typst-pages.ts';
import { HELD_OUT_WEB } from './held-out-web.ts';
import { HELD_OUT_WEB_COLUMNS } from './held-out-web-columns.ts';
import { HELD_OUT_WEB_ROWS } from './held-out-web-rows.ts';
import { HELD_OUT_WORD } from './held-out-word.ts';
import { HELD_OUT_WORD_PAGES } from './held-out-word-pages.ts';
import { HELD_OUT_WRITER } from './held-out-writer.ts';
import type { Layout } from './layout.ts';

export const HELD_OUT_LAYOUTS: readonly Layout[] = [
  ...HELD_OUT_WEB,
  ...HELD_OUT_PAGES,
  ...HELD_OUT_WORD,
  ...HELD_OUT_WRITER,
  ...HELD_OUT_TEX,
  ...HELD_OUT_TYPST,
  ...HELD_OUT_DRAWN,
  ...HELD_OUT_PICTURED_HEADINGS,
  ...HELD_OUT_WEB_ROWS,
  ...HELD_OUT_WEB_COLUMNS,
  ...HELD_OUT_WORD_PAGES,
  ...HELD_OUT_OFFICE,
  ...HELD_OUT_TEX_PLAIN,
  ...HELD_OUT_TEX_COLUMNS,
  ...HELD_OUT_TYPST_PAGES,
  ...HELD_OUT_BUILDERS,
  ...HELD_OUT_ORDINARY_WORD,
  ...HELD_OUT_ORDINARY_TEX,
  ...HELD_OUT_ORDINARY_PAGES,
];
