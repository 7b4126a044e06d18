/** A job post with three highlighted lines, and a pencil that crossed out the others. */
import { Picture, Water } from '../../roles/pictures/picture.tsx';

export const JobPostPicture = () => (
  <Picture>
    <circle cx="112" cy="126" r="76" className="fill-art-sun" />
    <path d="M-400 300v-50H0c60-20 130 14 200 18s180-50 280-24h400v56z" className="fill-art-hill" opacity="0.75" />
    <Water sunX={112} />
    <g className="stroke-art-line" transform="rotate(3 250 180)">
      <rect x="142" y="36" width="214" height="286" rx="8" className="fill-art-paper" />
      <path d="M168 108h150M168 130h118" />
      <path d="M168 164h140M168 182h124M168 200h150" opacity="0.45" />
      <path d="M160 182h166" className="stroke-art-sun" strokeWidth="4" />
      <path d="M168 278h70" />
    </g>
    <g transform="rotate(3 250 180)">
      <rect x="166" y="66" width="120" height="20" rx="4" className="fill-art-bridge" />
      <rect x="166" y="226" width="132" height="30" rx="8" className="fill-art-hill" />
      <path d="M180 241h56M248 241h36" className="stroke-art-paper" strokeWidth="5" />
      <circle cx="249" cy="44" r="8" className="fill-art-sun" />
    </g>
    <g className="stroke-art-line">
      <path d="M346 196l78-112 26 18-78 112-32 18z" className="fill-art-glint" />
      <path d="M412 102l26 18M346 196l26 18" />
      <path d="M424 84l8-12c4-6 12-6 18-2s10 10 6 16l-6 16z" className="fill-art-sun" />
    </g>
  </Picture>
);
