/** A modal dialog: centered, or a bottom sheet on phones. Traps the focus and returns it to the opener. */
import { lazy, Suspense } from 'react';
import type { DialogPanelProps } from './dialog-panel.tsx';

interface DialogProps extends DialogPanelProps {
  open: boolean;
}

const DialogPanel = lazy(async () => ({ default: (await import('./dialog-panel.tsx')).DialogPanel }));

/** Controlled by the caller. */
export const Dialog = ({ open, ...panel }: DialogProps) =>
  open && (
    <Suspense fallback={null}>
      <DialogPanel {...panel} />
    </Suspense>
  );
