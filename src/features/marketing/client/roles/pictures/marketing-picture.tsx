/** A bridge cable that rises like a bar chart, and a megaphone. */
import { Picture, Water } from './picture.tsx';

const BARS = [
  [64, 52],
  [124, 66],
  [184, 60],
  [244, 104],
  [304, 142],
  [364, 196],
] as const;

export const MarketingPicture = () => (
  <Picture>
    <circle cx="392" cy="112" r="66" className="fill-art-sun" />
    <path
      d="M-400 300v-44H0c60-20 110 2 170-10s120-56 190-48 84 24 120 18h400v84z"
      className="fill-art-far"
      opacity="0.55"
    />
    {BARS.map(([x, height], index) => (
      <rect
        key={x}
        x={x}
        y={300 - height}
        width="38"
        height={height}
        rx="3"
        className={index === BARS.length - 1 ? 'fill-art-bridge' : 'fill-art-hill'}
      />
    ))}
    <path
      d="M-400 290C-200 290-60 300 20 262c40-26 84-34 132-38s74 2 112-42 62-92 119-104l62-14"
      className="stroke-art-bridge"
      strokeWidth="6"
    />
    <g className="fill-art-paper stroke-art-bridge" strokeWidth="4">
      <circle cx="143" cy="225" r="8" />
      <circle cx="263" cy="183" r="8" />
      <circle cx="383" cy="78" r="8" />
    </g>
    <g className="stroke-art-line">
      <path d="M62 118l86-42v104l-86-36z" className="fill-art-paper" />
      <rect x="38" y="114" width="26" height="34" rx="6" className="fill-art-sun" />
      <path d="M74 150l10 36h18l-8-28" className="fill-art-shade" />
      <path d="M168 102c12 12 12 36 0 50M186 84c24 24 24 66 0 88" />
    </g>
    <Water sunX={392} />
  </Picture>
);
