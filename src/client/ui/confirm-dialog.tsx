/** Asks for confirmation before something is lost. The title names what, the button what it does. The focus starts on Cancel. */
import { lazy, Suspense } from 'react';
import type { ConfirmDialogPanelProps } from './confirm-dialog-panel.tsx';

interface ConfirmDialogProps extends ConfirmDialogPanelProps {
  open: boolean;
}

const ConfirmDialogPanel = lazy(async () => ({
  default: (await import('./confirm-dialog-panel.tsx')).ConfirmDialogPanel,
}));

/** Stays open until the caller closes it, to show a pending action. */
export const ConfirmDialog = ({ open, ...panel }: ConfirmDialogProps) =>
  open && (
    <Suspense fallback={null}>
      <ConfirmDialogPanel {...panel} />
    </Suspense>
  );
