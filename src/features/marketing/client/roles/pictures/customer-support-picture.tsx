/** A question and its answer, joined by a bridge. */
import { Picture, Water } from './picture.tsx';

export const CustomerSupportPicture = () => (
  <Picture>
    <circle cx="240" cy="92" r="58" className="fill-art-sun" />
    <g className="stroke-art-line">
      <path d="M178 98c0-44 26-72 62-72s62 28 62 72" strokeWidth="8" />
      <rect x="164" y="86" width="24" height="42" rx="10" className="fill-art-paper" />
      <rect x="292" y="86" width="24" height="42" rx="10" className="fill-art-paper" />
      <path d="M304 128c0 22-16 32-40 32" strokeWidth="5" />
      <circle cx="258" cy="160" r="6" className="fill-art-paper" />
    </g>
    <path d="M222 92v6M258 92v6M226 114c8 8 20 8 28 0" className="stroke-art-paper" strokeWidth="5" />
    <Water sunX={240} />
    <g className="stroke-art-bridge">
      <path d="M100 214c60 62 220 62 280 0" strokeWidth="5" />
      <path
        d="M132 238v32M160 250v20M190 257v13M220 260v10M260 260v10M290 257v13M320 250v20M348 238v32"
        strokeWidth="2.5"
      />
      <path d="M-400 274H880" strokeWidth="9" strokeLinecap="butt" />
      <path d="M88 274v48M392 274v48" strokeWidth="11" />
    </g>
    <g className="stroke-art-line">
      <path
        d="M34 158h112a16 16 0 0 1 16 16v58a16 16 0 0 1-16 16H84l-22 22v-22H34a16 16 0 0 1-16-16v-58a16 16 0 0 1 16-16z"
        className="fill-art-paper"
      />
      <path d="M42 186h96M42 204h76M42 222h50" />
    </g>
    <path
      d="M334 158h112a16 16 0 0 1 16 16v58a16 16 0 0 1-16 16h-28v22l-22-22h-62a16 16 0 0 1-16-16v-58a16 16 0 0 1 16-16z"
      className="fill-art-bridge"
    />
    <path d="M366 204l18 18 36-38" className="stroke-art-paper" strokeWidth="7" />
  </Picture>
);
