/** The held-out layouts: common templates whose files the reader was never tuned with. */
import type { Layout } from './layout.ts';
import { UNSEEN_BUILDERS } from './unseen-builders.ts';
import { UNSEEN_FILES } from './unseen-files.ts';
import { UNSEEN_FORMS } from './unseen-forms.ts';
import { UNSEEN_OFFICE } from './unseen-office.ts';
import { UNSEEN_TEX } from './unseen-tex.ts';
import { UNSEEN_TEX_FONTS } from './unseen-tex-fonts.ts';
import { UNSEEN_WEB } from './unseen-web.ts';
import { UNSEEN_WRITER } from './unseen-writer.ts';

export const UNSEEN_LAYOUTS: readonly Layout[] = [
  ...UNSEEN_BUILDERS,
  ...UNSEEN_WEB,
  ...UNSEEN_FORMS,
  ...UNSEEN_TEX,
  ...UNSEEN_TEX_FONTS,
  ...UNSEEN_OFFICE,
  ...UNSEEN_WRITER,
  ...UNSEEN_FILES,
];
