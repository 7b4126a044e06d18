/**
 * The content of a popover. Loaded shortly before it opens. Hides nothing of the page. Takes the focus and returns it to the button, unless it closed
 * because something else was focused.
 */
import { Popover } from 'radix-ui';
import { type ComponentProps, Fragment, useRef } from 'react';

export interface PopoverPanelProps extends Omit<ComponentProps<typeof Popover.Content>, 'id'> {
  id: string;
  /** The button that opened it. */
  opener: HTMLElement;
  onClose: () => void;
  /** Rendered at the end of the page instead of next to the button, where it would be clipped. */
  isPortalled?: boolean | undefined;
}

export const PopoverPanel = ({ opener, onClose, isPortalled = false, ...content }: PopoverPanelProps) => {
  const anchor = useRef(opener);
  const isClosedByFocusMove = useRef(false);
  const Place = isPortalled ? Popover.Portal : Fragment;
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Place>
        <Popover.Content
          {...content}
          onInteractOutside={(event) => {
            // The button closes it itself.
            if (event.target instanceof Node && opener.contains(event.target)) event.preventDefault();
            else isClosedByFocusMove.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isClosedByFocusMove.current) opener.focus();
          }}
        />
      </Place>
    </Popover.Root>
  );
};
