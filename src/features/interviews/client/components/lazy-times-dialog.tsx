/** Loads the dialog for choosing times when it first opens. */
import { lazy, Suspense } from 'react';
import type { TimesDialogProps } from './times-dialog.tsx';

const Loaded = lazy(async () => ({ default: (await import('./times-dialog.tsx')).TimesDialog }));

/** Open while rendered, so that it starts empty each time. */
export const TimesDialog = (props: TimesDialogProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
