/**
 * The generators of the benchmark: those that the reader may be tuned with, and the held-out ones. A generator's people depend on its position in the
 * list, so add new generators at the end.
 */
import { CHROMIUM_LAYOUTS } from './chromium.ts';
import { FORMERLY_HELD_OUT_LAYOUTS } from './formerly-held-out.ts';
import { GALLERY_FILES } from './gallery-files.ts';
import { GALLERY_PAGES } from './gallery-pages.ts';
import { HELD_OUT_LAYOUTS } from './held-out.ts';
import { JSPDF_LAYOUT } from './jspdf.ts';
import { LATEX_LAYOUT } from './latex.ts';
import type { Layout } from './layout.ts';
import { LIBREOFFICE_LAYOUTS } from './libreoffice.ts';
import { LOCAL_FORM_LAYOUTS } from './local-forms.ts';
import { OFFICE_FORM_LAYOUTS } from './office-forms.ts';
import { OTHER_PROGRAM_LAYOUTS } from './other-programs.ts';
import { OUTLINED_COLUMNS_LAYOUT } from './outlined-columns.ts';
import { PDFKIT_LAYOUT } from './pdfkit.ts';
import { PHOTO_LAYOUTS } from './photos.ts';
import { PICTURED_HEADING_FILES } from './pictured-heading-files.ts';
import { PICTURED_HEADING_LAYOUTS } from './pictured-headings.ts';
import { REACT_PDF_LAYOUT } from './react-pdf.ts';
import { SOFT_HYPHEN_LAYOUT } from './soft-hyphens.ts';
import { TAB_FORM_LAYOUTS } from './tab-forms.ts';
import { TEX_MARGIN_LAYOUTS } from './tex-margins.ts';
import { TEX_TEMPLATE_LAYOUTS } from './tex-templates.ts';
import { TYPST_LAYOUT } from './typst.ts';
import { UNICODE_TEX_LAYOUTS } from './unicode-tex.ts';
import { WEB_BUILDER_LAYOUTS } from './web-builders.ts';
import { WEB_FORM_LAYOUTS } from './web-forms.ts';
import { WEB_PAGE_LAYOUTS } from './web-pages.ts';
import { WEB_RAIL_LAYOUTS } from './web-rails.ts';
import { WEB_TEMPLATE_LAYOUTS } from './web-templates.ts';
import { WORD_LAYOUTS } from './word.ts';
import { WORD_TEMPLATE_LAYOUTS } from './word-templates.ts';

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
  ...WEB_FORM_LAYOUTS,
  ...OTHER_PROGRAM_LAYOUTS,
  OUTLINED_COLUMNS_LAYOUT,
  ...PHOTO_LAYOUTS,
  ...WEB_RAIL_LAYOUTS,
  ...TEX_MARGIN_LAYOUTS,
  ...OFFICE_FORM_LAYOUTS,
  ...FORMERLY_HELD_OUT_LAYOUTS,
  ...WEB_TEMPLATE_LAYOUTS,
  ...TEX_TEMPLATE_LAYOUTS,
  ...WORD_TEMPLATE_LAYOUTS,
  ...LOCAL_FORM_LAYOUTS,
  ...GALLERY_PAGES,
  ...GALLERY_FILES,
  ...HELD_OUT_LAYOUTS,
  ...PICTURED_HEADING_LAYOUTS,
  ...PICTURED_HEADING_FILES,
  ...TAB_FORM_LAYOUTS,
];
