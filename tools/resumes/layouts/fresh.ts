/** The newest held-out layouts: the reader is measured with their files and never tuned with them. */
import { FRESH_DRAWN } from './fresh-drawn.ts';
import { FRESH_HEADINGS } from './fresh-headings.ts';
import { FRESH_PAGES } from './fresh-pages.ts';
import { FRESH_TEX } from './fresh-tex.ts';
import { FRESH_TYPST } from './fresh-typst.ts';
import { FRESH_WEB } from './fresh-web.ts';
import { FRESH_WORD } from './fresh-word.ts';
import { FRESH_WRITER } from './fresh-writer.ts';
import type { Layout } from './layout.ts';

export const freshLayouts: readonly Layout[] = [
  ...FRESH_WEB,
  ...FRESH_PAGES,
  ...FRESH_WORD,
  ...FRESH_WRITER,
  ...FRESH_TEX,
  ...FRESH_TYPST,
  ...FRESH_DRAWN,
  ...FRESH_HEADINGS,
];
