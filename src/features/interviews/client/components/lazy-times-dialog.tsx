/** Loads the dialog for choosing times when it first opens. */
import { lazy, Suspense } from 'react';
import type { TimesDialogProps } from './times-dialog.tsx';

const LoadedDialog = lazy(async () => ({ default: (await import('./times-dialog.tsx')).TimesDialog }));

/** Rendered only while open, so that it starts empty each time. */
export const TimesDialog = (props: TimesDialogProps) => (
  <Suspense fallback={null}>
    <LoadedDialog {...props} />
  </Suspense>
);
