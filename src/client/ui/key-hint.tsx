/** The shortcut of a button, shown in it on devices with a keyboard. Screen readers have the list of shortcuts. */
export const KeyHint = ({ children }: { children: string }) => (
  <kbd
    aria-hidden="true"
    className="hidden rounded-sm border border-current px-1 font-sans text-xs uppercase lg:inline"
  >
    {children}
  </kbd>
);
