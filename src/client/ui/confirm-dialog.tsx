/** Asks for confirmation before a destructive action. The title and the confirm button name the action. Initial focus is on Cancel. */
import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useUiTexts } from './ui-texts.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Explains the consequences, such as what will be lost. */
  text: ReactNode;
  /** Label of the confirm button, such as "Delete account". */
  confirmText: string;
  /** Label of the cancel button, "Cancel" by default. Set it if the action itself is a cancellation. */
  cancelText?: string | undefined;
  onConfirm: () => void;
  pending?: boolean | undefined;
  /** `danger` (red) by default; `primary` for actions that can be undone. */
  tone?: 'danger' | 'primary' | undefined;
  children?: ReactNode;
}

/** Stays open until the caller closes it, to show a pending action. */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  title,
  text,
  confirmText,
  cancelText,
  onConfirm,
  pending,
  tone = 'danger',
  children,
}: ConfirmDialogProps) => {
  const texts = useUiTexts();
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <AlertDialog.Content
          {...returnFocus}
          className="fixed inset-x-3 bottom-3 z-50 animate-rise rounded-panel border border-line bg-overlay p-5 shadow-float outline-none sm:inset-x-0 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-w-md sm:-translate-y-1/2 sm:animate-fade sm:p-6"
        >
          <AlertDialog.Title className="headline text-ink text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-2 text-ink-soft">{text}</div>
          </AlertDialog.Description>
          {children && <div className="mt-4">{children}</div>}
          <div data-keep-clear="" className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button>{cancelText ?? texts.cancel}</Button>
            </AlertDialog.Cancel>
            <Button variant={tone} pending={pending} onClick={onConfirm}>
              {confirmText}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
