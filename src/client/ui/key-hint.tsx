/** The keyboard shortcut of a button, shown inside it on wide screens. Hidden from screen readers, whose users have the list of shortcuts. */
export const KeyHint = ({ children }: { children: string }) => (
  <kbd
    aria-hidden="true"
    className="hidden rounded-sm border border-current px-1 font-sans text-xs uppercase lg:inline"
  >
    {children}
  </kbd>
);
