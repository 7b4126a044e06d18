/** Common templates that were held out until the reader was tuned with their files too. */

import { FORMERLY_HELD_OUT_BUILDERS } from './formerly-held-out-builders.ts';
import { FORMERLY_HELD_OUT_FILES } from './formerly-held-out-files.ts';
import { FORMERLY_HELD_OUT_FORMS } from './formerly-held-out-forms.ts';
import { FORMERLY_HELD_OUT_OFFICE } from './formerly-held-out-office.ts';
import { FORMERLY_HELD_OUT_TEX } from './formerly-held-out-tex.ts';
import { FORMERLY_HELD_OUT_TEX_FONTS } from './formerly-held-out-tex-fonts.ts';
import { FORMERLY_HELD_OUT_WEB } from './formerly-held-out-web.ts';
import { FORMERLY_HELD_OUT_WRITER } from './formerly-held-out-writer.ts';
import type { Layout } from './layout.ts';

export const FORMERLY_HELD_OUT_LAYOUTS: readonly Layout[] = [
  ...FORMERLY_HELD_OUT_BUILDERS,
  ...FORMERLY_HELD_OUT_WEB,
  ...FORMERLY_HELD_OUT_FORMS,
  ...FORMERLY_HELD_OUT_TEX,
  ...FORMERLY_HELD_OUT_TEX_FONTS,
  ...FORMERLY_HELD_OUT_OFFICE,
  ...FORMERLY_HELD_OUT_WRITER,
  ...FORMERLY_HELD_OUT_FILES,
];
