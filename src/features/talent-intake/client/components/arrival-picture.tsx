/** The picture next to the application form: a person crossing a bridge. Decorative. */

const ARCHES = [36, 132, 228] as const;

export const ArrivalPicture = () => (
  <svg aria-hidden="true" viewBox="0 0 352 176" className="h-auto w-full overflow-hidden rounded-card">
    <path d="M0 0h352v176H0z" className="fill-art-sky" />
    <circle cx="262" cy="92" r="44" className="fill-art-sun" />
    <path d="M0 104c42-22 78-30 118-14 34 13 58 8 92-6 44-18 92-14 142 8v20H0z" className="fill-art-far" />
    <path d="M0 116h352v60H0z" className="fill-art-water" />
    <path d="M228 128h66M240 138h44M250 148h26" className="stroke-art-sun" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M20 132h40M120 140h34M74 158h46M300 156h34"
      className="stroke-art-glint"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path d="M0 104h352v12H0z" className="fill-art-bridge" />
    {ARCHES.map((x) => (
      <path
        key={x}
        d={`M${x} 166v-10a40 40 0 0 1 80 0v10`}
        fill="none"
        className="stroke-art-bridge"
        strokeWidth="7"
        transform="translate(8 0)"
      />
    ))}
    <path d="M28 112h16v58H28zM124 112h16v58h-16zM220 112h16v58h-16zM316 112h16v58h-16z" className="fill-art-bridge" />
    <g className="fill-art-bridge">
      <circle cx="150" cy="70" r="6" />
      <path d="M143 104c0-19 1-27 7-27s7 8 7 27z" />
      <path d="M158 84h9v13h-9z" />
    </g>
  </svg>
);
