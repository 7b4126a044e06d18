/**
 * The canvas for the larger pictures: size, line width and the water below each bridge. The pictures are decorative; the text next to them has the
 * information.
 */
import type { ReactNode } from 'react';

/**
 * A canvas of 480 by 360, horizontally centered at the bottom of its box. In a wider box, the background extends beyond both
 * sides and is cut off at the box.
 */
export const Picture = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 480 360"
    preserveAspectRatio="xMidYMax meet"
    fill="none"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="block size-full overflow-visible"
  >
    {children}
  </svg>
);

/** Water below y = 300, with the reflection of the sun under `sunX`. */
export const Water = ({ sunX }: { sunX: number }) => (
  <>
    <path d="M-400 300H880v60H-400z" className="fill-art-water" />
    <g className="stroke-art-sun" strokeWidth="4" opacity="0.85">
      <path d={`M${sunX - 46} 316h92M${sunX - 24} 330h62M${sunX - 34} 345h44`} />
    </g>
    <path d="M24 322h40M70 342h30M392 336h52M344 350h26" className="stroke-art-glint" opacity="0.8" />
  </>
);

/** A person, 58 units tall, standing at `x` on the line `y`. */
export const Person = ({ x, y }: { x: number; y: number }) => (
  <g className="fill-art-bridge">
    <circle cx={x} cy={y - 49} r="9" />
    <path d={`M${x - 12} ${y}c0-28 1-38 12-38s12 10 12 38z`} />
  </g>
);
