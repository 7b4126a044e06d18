/** A modal dialog: centered, or a bottom sheet on phones. Traps focus and returns it to the opener. */
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { classNames } from './class-names.ts';
import { useUiTexts } from './ui-texts.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** The button that confirms, next to Cancel. */
export interface DialogConfirm extends Pick<ButtonProps, 'pending' | 'pendingText' | 'disabled'> {
  text: ReactNode;
  run?: () => void;
  /** The id of the form to submit. */
  form?: string;
  tone?: 'primary' | 'danger' | undefined;
  cancelText?: string | undefined;
}

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence below the title. */
  text?: ReactNode;
  children?: ReactNode;
  confirm?: DialogConfirm;
  /** Other buttons at the bottom, the primary one last. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** The element that receives focus when the dialog opens. Defaults to the close button. */
  firstFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called for Ctrl+Enter or ⌘ Enter in any field. Enter alone starts a new line in a text area. */
  onCtrlEnter?: (() => void) | undefined;
}

const WIDTHS = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' } as const;

/** Scroll areas must be focusable, even without focusable content. */
const scrollable = { tabIndex: 0 };

/** Clicks on a toast must not close the dialog. */
const stayOpenForToast = (event: Event & { detail: { originalEvent: Event } }): void => {
  const target = event.detail.originalEvent.target;
  if (target instanceof Element && target.closest('[data-toast-area]')) event.preventDefault();
};

const isCtrlEnter = ({ key, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat;

const ConfirmButton = ({ text, run, tone = 'primary', form, pending, pendingText, disabled }: DialogConfirm) => (
  <Button variant={tone} type={form ? 'submit' : 'button'} onClick={run} {...{ form, pending, pendingText, disabled }}>
    {text}
  </Button>
);

/** The caller controls `open`. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  text,
  children,
  confirm,
  actions,
  size = 'md',
  firstFocus,
  onCtrlEnter,
}: DialogProps) => {
  const texts = useUiTexts();
  const returnFocus = useReturnFocus(firstFocus);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <RadixDialog.Content
          // Radix warns about dialogs without a description unless `aria-describedby` is explicitly undefined.
          {...(text ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={stayOpenForToast}
          {...returnFocus}
          onKeyDown={(event) => {
            if (onCtrlEnter === undefined || !isCtrlEnter(event)) return;
            event.preventDefault();
            onCtrlEnter();
          }}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-slide-up flex-col rounded-t-panel border border-line bg-overlay shadow-float outline-none',
            'sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-h-[86dvh] sm:-translate-y-1/2 sm:animate-fade sm:rounded-panel',
            WIDTHS[size],
          )}
        >
          <div className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6 sm:pt-6">
            <div className="min-w-0 flex-1">
              <RadixDialog.Title className="headline text-ink text-xl">{title}</RadixDialog.Title>
              {text && <RadixDialog.Description className="mt-1 text-muted text-sm">{text}</RadixDialog.Description>}
            </div>
            <RadixDialog.Close
              aria-label={texts.close}
              className="-mt-1.5 -mr-2 grid size-10 shrink-0 place-content-center rounded-control text-muted hover:bg-hover hover:text-ink"
            >
              <X className="size-5" />
            </RadixDialog.Close>
          </div>
          {children && (
            <div {...scrollable} className="min-h-0 flex-1 overflow-y-auto px-5 pb-5 sm:px-6 sm:pb-6">
              {children}
            </div>
          )}
          {(actions || confirm) && (
            <div
              data-keep-clear=""
              className="flex flex-col-reverse gap-2.5 border-line border-t px-5 py-4 sm:flex-row sm:justify-end sm:px-6"
            >
              {confirm ? (
                <>
                  <Button onClick={() => onOpenChange(false)}>{confirm.cancelText ?? texts.cancel}</Button>
                  <ConfirmButton {...confirm} />
                </>
              ) : (
                actions
              )}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
};
