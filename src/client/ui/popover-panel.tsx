/**
 * What a button opens beside itself. It is loaded when somebody is about to open one, and there only while it is open; it hides
 * nothing of the page. The focus goes into it and back to the button, unless it was closed by turning to something else.
 */
import { Popover } from 'radix-ui';
import { type ComponentProps, Fragment, useRef } from 'react';

export interface PopoverPanelProps extends Omit<ComponentProps<typeof Popover.Content>, 'id'> {
  id: string;
  /** The button that opened it. */
  opener: HTMLElement;
  onClose: () => void;
  /** At the end of the page instead of beside the button, where its surroundings would cut it off. */
  isPortalled?: boolean | undefined;
}

export const PopoverPanel = ({ opener, onClose, isPortalled = false, ...content }: PopoverPanelProps) => {
  const anchor = useRef(opener);
  const isLeftForElsewhere = useRef(false);
  const Place = isPortalled ? Popover.Portal : Fragment;
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Place>
        <Popover.Content
          {...content}
          onInteractOutside={(event) => {
            // The button closes it by itself.
            if (event.target instanceof Node && opener.contains(event.target)) event.preventDefault();
            else isLeftForElsewhere.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeftForElsewhere.current) opener.focus();
          }}
        />
      </Place>
    </Popover.Root>
  );
};
