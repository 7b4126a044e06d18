/** A bridge whose towers are curly braces, with a window of code between them. */
import { Picture, Water } from './picture.tsx';

export const ItPicture = () => (
  <Picture>
    <circle cx="240" cy="216" r="96" className="fill-art-sun" />
    <path d="M-400 300v-46H0c56-22 96 4 150 14s86 20 110 32z" className="fill-art-hill" />
    <path d="M880 300v-64H480c-58-16-94 12-140 30s-66 26-90 34z" className="fill-art-far" />
    <Water sunX={240} />
    <g className="stroke-art-bridge">
      <path
        d="M-400 236C-160 236-60 192 0 176c52-14 72-60 98-116 40 150 244 150 284 0 26 56 46 102 98 116 60 16 160 60 400 60"
        strokeWidth="5"
      />
      <path
        d="M24 168v110M52 146v132M146 138v140M178 162v116M302 162v116M334 138v140M428 146v132M456 168v110"
        strokeWidth="2"
        opacity="0.7"
      />
      <path d="M-400 282H880" strokeWidth="9" strokeLinecap="butt" />
      <path d="M122 44c-20 0-24 10-24 28v84c0 18-8 26-22 28 14 2 22 10 22 28v84c0 18 4 28 24 28" strokeWidth="14" />
      <path d="M358 44c20 0 24 10 24 28v84c0 18 8 26 22 28-14 2-22 10-22 28v84c0 18-4 28-24 28" strokeWidth="14" />
    </g>
    <g className="stroke-art-line">
      <rect x="160" y="54" width="160" height="132" rx="10" className="fill-art-paper" />
      <path d="M160 80h160" />
      <path d="M176 67h.1M190 67h.1M204 67h.1" strokeWidth="6" />
    </g>
    <g strokeWidth="6">
      <path d="M178 100h38M194 118h26M194 154h44M178 172h24" className="stroke-art-bridge" />
      <path d="M230 100h44M210 136h34" className="stroke-art-sun" />
      <path d="M234 118h52M258 136h28M252 154h20" className="stroke-art-hill" />
    </g>
  </Picture>
);
