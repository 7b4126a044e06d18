/** A handshake in the middle of the bridge, and a contract. */
import { Person, Picture, Water } from './picture.tsx';

const ARCHES = [-288, -136, 16, 168, 320, 472, 624] as const;

export const SalesPicture = () => (
  <Picture>
    <circle cx="240" cy="176" r="104" className="fill-art-sun" />
    <path d="M-400 246v-52H0c50-22 92 6 130 26s60 24 84 26z" className="fill-art-hill" />
    <path d="M880 246v-70H480c-46-16-86 8-118 34s-54 32-76 36z" className="fill-art-far" />
    <Water sunX={240} />
    {ARCHES.map((x) => (
      <path key={x} d={`M${x} 262h144v66h-16c0-34-24-52-56-52s-56 18-56 52H${x}z`} className="fill-art-bridge" />
    ))}
    <path d="M-400 246H880v18H-400z" className="fill-art-bridge" />
    <path d="M-400 240H880" className="stroke-art-line" strokeWidth="2" strokeDasharray="1 15" />
    <Person x={208} y={246} />
    <Person x={272} y={246} />
    <path d="M216 216l24 10 24-10" className="stroke-art-bridge" strokeWidth="8" />
    <g className="stroke-art-line" transform="rotate(-6 240 92)">
      <rect x="194" y="30" width="92" height="116" rx="6" className="fill-art-paper" />
      <path d="M210 54h46M210 70h60M210 86h52" />
      <path d="M210 122c8-14 14-14 14 0s10 4 16-6 12-2 12 4 8 2 14 2" className="stroke-art-bridge" strokeWidth="4" />
    </g>
  </Picture>
);
