/**
 * A modal dialog: a panel in the middle, a sheet from below on phones. Focus is kept inside and returns to what opened it.
 */
import { lazy, Suspense } from 'react';
import type { DialogPanelProps } from './dialog-panel.tsx';

interface DialogProps extends DialogPanelProps {
  open: boolean;
}

const DialogPanel = lazy(async () => ({ default: (await import('./dialog-panel.tsx')).DialogPanel }));

/** A dialog that its caller opens and closes. */
export const Dialog = ({ open, ...panel }: DialogProps) =>
  open && (
    <Suspense fallback={null}>
      <DialogPanel {...panel} />
    </Suspense>
  );
