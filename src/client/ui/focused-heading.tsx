/** A heading that receives focus when it appears, for content that replaces what the user acted on. Screen readers then announce it. */
import { type ReactNode, useEffect, useRef } from 'react';

interface FocusedHeadingProps {
  className?: string;
  children: ReactNode;
}

export const FocusedHeading = ({
  className = 'headline text-ink text-xl outline-none',
  children,
}: FocusedHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
};
