/** Common templates that were held out until the reader was tuned with their files too. */
import type { Layout } from './layout.ts';
import { OPENED_BUILDERS } from './opened-builders.ts';
import { OPENED_FILES } from './opened-files.ts';
import { OPENED_FORMS } from './opened-forms.ts';
import { OPENED_OFFICE } from './opened-office.ts';
import { OPENED_TEX } from './opened-tex.ts';
import { OPENED_TEX_FONTS } from './opened-tex-fonts.ts';
import { OPENED_WEB } from './opened-web.ts';
import { OPENED_WRITER } from './opened-writer.ts';

export const OPENED_LAYOUTS: readonly Layout[] = [
  ...OPENED_BUILDERS,
  ...OPENED_WEB,
  ...OPENED_FORMS,
  ...OPENED_TEX,
  ...OPENED_TEX_FONTS,
  ...OPENED_OFFICE,
  ...OPENED_WRITER,
  ...OPENED_FILES,
];
