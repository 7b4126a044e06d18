/** A week on one page, with a bridge over the free part. */
import { Picture, Water } from './picture.tsx';

const DAYS = [0, 1, 2, 3, 4] as const;

export const ExecutiveAssistantPicture = () => (
  <Picture>
    <circle cx="382" cy="98" r="72" className="fill-art-sun" />
    <path d="M382 56v44l30 20" className="stroke-art-paper" strokeWidth="8" />
    <Water sunX={382} />
    <g className="stroke-art-line">
      <rect x="56" y="66" width="304" height="250" rx="12" className="fill-art-paper" />
      <path d="M56 78a12 12 0 0 1 12-12h280a12 12 0 0 1 12 12v34H56z" className="fill-art-bridge" />
      <path d="M56 112h304" />
      {DAYS.slice(1).map((day) => (
        <path key={day} d={`M${56 + day * 60.8} 112v204`} className="stroke-art-shade" />
      ))}
      <path d="M112 52v28M208 52v28M304 52v28" strokeWidth="8" />
    </g>
    <g className="fill-art-hill">
      <rect x="64" y="124" width="45" height="40" rx="5" />
      <rect x="64" y="172" width="45" height="24" rx="5" />
      <rect x="125" y="148" width="45" height="48" rx="5" />
      <rect x="186" y="124" width="45" height="30" rx="5" />
      <rect x="246" y="140" width="45" height="56" rx="5" />
    </g>
    <g className="fill-art-sun">
      <rect x="186" y="162" width="45" height="34" rx="5" />
      <rect x="307" y="124" width="45" height="30" rx="5" />
    </g>
    <g className="stroke-art-bridge">
      <path d="M56 282c44 0 74-22 92-62 26 52 94 52 120 0 18 40 48 62 92 62" strokeWidth="4.5" />
      <path
        d="M100 268v18M124 250v36M172 248v38M196 258v28M220 258v28M244 248v38M292 250v36M316 268v18"
        strokeWidth="2.5"
      />
      <path d="M148 212v104M268 212v104" strokeWidth="8" strokeLinecap="butt" />
      <path d="M57 288h302" strokeWidth="7" strokeLinecap="butt" />
    </g>
  </Picture>
);
