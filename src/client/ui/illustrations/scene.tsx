/**
 * The frame that the small pictures share: one canvas, one ground line, one width of line. A picture is decorative; the
 * text beside it says what it means.
 */
import type { ReactNode } from 'react';

/** A canvas of 176 by 120; children draw with the `line`, `paper` … classes below. */
export const Scene = ({ children, ground = true }: { children: ReactNode; ground?: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 176 120"
    fill="none"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="h-auto w-full"
  >
    {ground && <path d="M12 104h152" className={line} />}
    {children}
  </svg>
);

/** The outline of things. */
export const line = 'stroke-art-line';
/** Outlined paper. */
export const paper = 'fill-art-paper stroke-art-line';
/** Outlined and shaded. */
export const shade = 'fill-art-shade stroke-art-line';
/** The one warm spot. */
export const sun = 'fill-art-sun';
/** The green of the bridge, filled. */
export const green = 'fill-art-bridge';
/** The green of the bridge, drawn. */
export const greenLine = 'stroke-art-bridge';
