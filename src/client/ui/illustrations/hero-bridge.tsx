/**
 * The hero picture: a bridge at dusk between two towns, with two people meeting in the middle. Decorative. Fills wide and tall boxes and is cropped
 * at the edges.
 */
import { useId } from 'react';

// Geometry of the bridge: a suspension bridge with parabolic cables, on a 960 by 600 canvas.
const DECK_Y = 404;
const TOWERS = [268, 692] as const;
const TOWER_TOP = 196;

const SPAN = TOWERS[1] - TOWERS[0];
const MIDDLE = (TOWERS[0] + TOWERS[1]) / 2;
const SAG = 148;
/** x positions where the outer cables meet the deck. */
const ANCHORS = [40, 920] as const;

const round = (value: number): number => Math.round(value * 10) / 10;

const cableY = (x: number): number => {
  if (x < TOWERS[0]) {
    const part = (x - ANCHORS[0]) / (TOWERS[0] - ANCHORS[0]);
    return round(DECK_Y - (DECK_Y - TOWER_TOP) * part ** 1.55);
  }
  if (x > TOWERS[1]) return cableY(TOWERS[0] - (x - TOWERS[1]));
  const fromMiddle = (2 * (x - TOWERS[0])) / SPAN - 1;
  return round(TOWER_TOP + SAG * (1 - fromMiddle ** 2));
};

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

const cablePath = (): string =>
  steps(ANCHORS[0], ANCHORS[1], 8)
    .map((x, index) => `${index === 0 ? 'M' : 'L'}${x} ${cableY(x)}`)
    .join('');

/** Returns the hangers as an SVG path. Omits hangers that would be shorter than 6, in a tower, or over the people in the middle. */
const hangerPath = (): string =>
  steps(ANCHORS[0] + 20, ANCHORS[1] - 20, 15.143)
    .filter(
      (x) => DECK_Y - cableY(x) > 6 && Math.abs(x - MIDDLE) > 30 && TOWERS.every((tower) => Math.abs(x - tower) > 12),
    )
    .map((x) => `M${round(x)} ${cableY(x)}V${DECK_Y}`)
    .join('');

const Banks = () => (
  <>
    <path
      d="M560 404c40-44 62-92 100-118 22 18 34 34 52 40 30-46 58-86 92-98 34 30 52 60 78 74 30-22 52-40 78-46v148z"
      className="fill-art-far"
    />
    <path d="M0 404V300c60 8 100-18 152-10 50 8 84 56 140 82 30 14 52 24 60 32z" className="fill-art-far" />
    <path d="M640 404c50-14 82-58 140-70 70-14 120-44 180-40v110z" className="fill-art-hill" />
    <path d="M0 404v-62c52-10 98 4 140 24 34 16 62 30 92 38z" className="fill-art-hill" />
  </>
);

const LeftTown = () => (
  <g className="fill-art-hill-near">
    <path d="M0 404V306h38v20h34v-46h46v40h30v28h34v56z" />
    <path d="M84 280v-22h10v22zM8 306v-16h12v16z" />
    <path d="M126 320v-30l-6-4v-16l13-9 13 9v16l-6 4v30zM130 290h6v30h-6z" />
  </g>
);

const LeftWindows = () => (
  <path
    d="M10 322h6v9h-6zM22 322h6v9h-6zM10 342h6v9h-6zM22 342h6v9h-6zM80 296h6v9h-6zM92 296h6v9h-6zM104 296h6v9h-6zM80 316h6v9h-6zM104 316h6v9h-6zM92 338h6v9h-6zM104 338h6v9h-6zM48 340h6v9h-6zM60 340h6v9h-6zM156 364h6v9h-6zM168 364h6v9h-6z"
    className="fill-art-glint"
    opacity="0.85"
  />
);

const RightTown = () => (
  <g className="fill-art-hill-near">
    <path d="M778 404v-38l22-16 22 16v-52h8l10-34 10 34h8v42c4-14 16-24 30-24s26 10 30 24v-10l22-14 20 14v58z" />
    <path d="M838.500 264h3v18h-3zM886.500 318h3v14h-3z" />
    <path d="M744 404c0-20 2-34 5-48-7-6-15-6-21-2 3-9 13-13 21-7-2-8-8-12-14-13 9-4 17 1 18 9 3-8 11-12 18-8-7 2-11 7-12 13 8-4 16-1 19 7-7-3-14-2-19 4-4 14-6 28-6 45z" />
  </g>
);

const RightWindows = () => (
  <path
    d="M836 326a4 4 0 0 1 8 0v12h-8zM796 374h8v12h-8zM880 366a5 5 0 0 1 10 0v14h-10zM928 366h7v10h-7zM862 384h7v10h-7z"
    className="fill-art-glint"
    opacity="0.85"
  />
);

const Bridge = () => (
  <g className="stroke-art-bridge" fill="none" strokeLinecap="round">
    <path d={hangerPath()} strokeWidth="1.5" opacity="0.75" />
    <path d={cablePath()} strokeWidth="4" strokeLinejoin="round" />
    {TOWERS.map((x) => (
      <g key={x} strokeWidth="7">
        <path d={`M${x - 9} ${TOWER_TOP - 6}V470M${x + 9} ${TOWER_TOP - 6}V470`} />
        <path d={`M${x - 9} ${TOWER_TOP}h18M${x - 9} 262h18M${x - 9} 330h18`} strokeWidth="5" />
        <path d={`M${x} ${TOWER_TOP}v14`} strokeWidth="18" strokeLinecap="butt" />
        <path d={`M${x - 26} 472h52`} strokeWidth="10" />
      </g>
    ))}
    <path d={`M0 ${DECK_Y + 3}H960`} strokeWidth="9" strokeLinecap="butt" />
  </g>
);

/** The two people on the deck. */
const People = () => (
  <g className="fill-art-bridge">
    {[466, 494].map((x) => (
      <g key={x}>
        <circle cx={x} cy={DECK_Y - 34} r="5.5" />
        <path d={`M${x - 7} ${DECK_Y}c0-18 1-26 7-26s7 8 7 26z`} />
      </g>
    ))}
    <path
      d={`M468 ${DECK_Y - 22}l12 7 12-7`}
      className="stroke-art-bridge"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);

const Water = () => (
  <>
    <path d="M0 404h960v196H0z" className="fill-art-water" />
    <g className="stroke-art-sun" strokeWidth="5" strokeLinecap="round" opacity="0.85">
      <path d="M424 432h112M440 450h132M404 470h108M446 490h92M420 512h60M470 534h66M446 558h40" />
    </g>
    <g className="stroke-art-glint" strokeWidth="3" strokeLinecap="round" opacity="0.8">
      <path d="M96 452h64M40 492h92M196 520h56M110 560h74M640 448h70M744 486h96M660 528h58M836 540h70M586 568h48" />
    </g>
  </>
);

/** Sized by `className`. */
export const HeroBridge = ({ className }: { className?: string }) => {
  const sky = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 960 600" preserveAspectRatio="xMidYMid slice" className={className}>
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.1" className="[stop-color:var(--art-sky)]" />
          <stop offset="1" className="[stop-color:var(--art-sky-low)]" />
        </linearGradient>
      </defs>
      <path d="M0 0h960v420H0z" fill={`url(#${sky})`} />
      <circle cx="480" cy="322" r="104" className="fill-art-sun" />
      <Banks />
      <LeftTown />
      <LeftWindows />
      <RightTown />
      <RightWindows />
      <Water />
      <Bridge />
      <People />
    </svg>
  );
};
