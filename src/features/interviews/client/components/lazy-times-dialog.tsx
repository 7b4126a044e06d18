/** The dialog in which times are chosen, loaded when it is opened first. */
import { lazy, Suspense } from 'react';
import type { TimesDialogProps } from './times-dialog.tsx';

const Loaded = lazy(async () => ({ default: (await import('./times-dialog.tsx')).TimesDialog }));

/** Open as long as it is rendered, so that it begins empty each time. */
export const TimesDialog = (props: TimesDialogProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
