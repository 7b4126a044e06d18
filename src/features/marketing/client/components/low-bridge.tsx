/** A long, low bridge: 1440 by 120, cropped at the sides on narrow screens. Decorative. */

export const LowBridge = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 1440 120" preserveAspectRatio="xMidYMax slice" className={className}>
    <circle cx="720" cy="84" r="54" className="fill-art-sun" />
    <path d="M0 84h1440v36H0z" className="fill-art-water" />
    <path d="M640 100h160M668 110h104" className="stroke-art-sun" strokeWidth="3" strokeLinecap="round" />
    <g className="stroke-art-bridge" fill="none">
      <path d="M0 80C180 78 330 60 440 14c120 62 440 62 560 0 110 46 260 64 440 66" strokeWidth="3.5" />
      <path
        d="M480 32v50M520 45v37M560 53v29M600 58v24M640 61v21M680 63v19M760 63v19M800 61v21M840 58v24M880 53v29M920 45v37M960 32v50M400 30v52M360 44v38M320 54v28M280 62v20M1040 30v52M1080 44v38M1120 54v28M1160 62v20"
        strokeWidth="1.5"
        opacity="0.7"
      />
      <path d="M440 8v104M1000 8v104" strokeWidth="9" />
      <path d="M0 84h1440" strokeWidth="7" />
    </g>
  </svg>
);
