/** The frame of small illustrations: shared canvas, ground line and stroke width. Decorative, because the text next to it carries the meaning. */
import type { ReactNode } from 'react';

/** A 176 by 120 canvas. Children use the class constants below. */
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

export const line = 'stroke-art-line';
export const paper = 'fill-art-paper stroke-art-line';
export const shade = 'fill-art-shade stroke-art-line';
export const sun = 'fill-art-sun';
export const green = 'fill-art-bridge';
export const greenLine = 'stroke-art-bridge';
