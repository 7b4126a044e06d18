/** The generators of the benchmark, those that the reader may be tuned to first. A generator's people depend on its place in the list. */
import { CHROMIUM_LAYOUTS } from './chromium.ts';
import { HELD_OUT_FILES } from './held-out-files.ts';
import { HELD_OUT_HTML } from './held-out-html.ts';
import { HELD_OUT_OFFICE } from './held-out-office.ts';
import { HELD_OUT_OUTLINES } from './held-out-outlines.ts';
import { HELD_OUT_PICTURES } from './held-out-pictures.ts';
import { HELD_OUT_TEX } from './held-out-tex.ts';
import { HELD_OUT_WEB } from './held-out-web.ts';
import { JSPDF_LAYOUT } from './jspdf.ts';
import { LATEX_LAYOUT } from './latex.ts';
import type { Layout } from './layout.ts';
import { LIBREOFFICE_LAYOUTS } from './libreoffice.ts';
import { PDFKIT_LAYOUT } from './pdfkit.ts';
import { REACT_PDF_LAYOUT } from './react-pdf.ts';
import { SOFT_HYPHEN_LAYOUT } from './soft-hyphens.ts';
import { TYPST_LAYOUT } from './typst.ts';
import { UNICODE_TEX_LAYOUTS } from './unicode-tex.ts';
import { UNSEEN_LAYOUTS } from './unseen.ts';
import { WEB_BUILDER_LAYOUTS } from './web-builders.ts';
import { WEB_PAGE_LAYOUTS } from './web-pages.ts';
import { WORD_LAYOUTS } from './word.ts';

export const LAYOUTS: readonly Layout[] = [
  ...CHROMIUM_LAYOUTS,
  ...WORD_LAYOUTS,
  PDFKIT_LAYOUT,
  JSPDF_LAYOUT,
  REACT_PDF_LAYOUT,
  TYPST_LAYOUT,
  LATEX_LAYOUT,
  ...LIBREOFFICE_LAYOUTS,
  ...WEB_BUILDER_LAYOUTS,
  ...WEB_PAGE_LAYOUTS,
  SOFT_HYPHEN_LAYOUT,
  ...UNICODE_TEX_LAYOUTS,
  ...HELD_OUT_HTML,
  ...HELD_OUT_FILES,
  HELD_OUT_OUTLINES,
  ...HELD_OUT_PICTURES,
  ...HELD_OUT_WEB,
  ...HELD_OUT_TEX,
  ...HELD_OUT_OFFICE,
  ...UNSEEN_LAYOUTS,
];
