/**
 * Asks before something is lost. The title names what, the confirming button what it does; focus starts on Cancel.
 */
import { lazy, Suspense } from 'react';
import type { ConfirmDialogPanelProps } from './confirm-dialog-panel.tsx';

interface ConfirmDialogProps extends ConfirmDialogPanelProps {
  open: boolean;
}

const ConfirmDialogPanel = lazy(async () => ({
  default: (await import('./confirm-dialog-panel.tsx')).ConfirmDialogPanel,
}));

/** A dialog with two buttons. It stays open until the caller closes it, so that a pending step can be shown. */
export const ConfirmDialog = ({ open, ...panel }: ConfirmDialogProps) =>
  open && (
    <Suspense fallback={null}>
      <ConfirmDialogPanel {...panel} />
    </Suspense>
  );
