/** A level bridge deck on two equally tall stacks of coins. */
import { Picture, Water } from './picture.tsx';

const COINS = [0, 1, 2, 3, 4, 5, 6] as const;

const Pier = ({ x }: { x: number }) => (
  <g className="stroke-art-line">
    {COINS.map((coin) => (
      <rect
        key={coin}
        x={x + (coin % 3 === 1 ? 4 : 0)}
        y={292 - coin * 20}
        width="84"
        height="20"
        rx="10"
        className={coin % 2 === 0 ? 'fill-art-hill' : 'fill-art-glint'}
      />
    ))}
  </g>
);

export const FinancePicture = () => (
  <Picture>
    <circle cx="240" cy="150" r="82" className="fill-art-sun" />
    <path d="M-400 300v-70H0c70-24 120 20 190 30s170-44 290-22h400v62z" className="fill-art-far" opacity="0.6" />
    <Water sunX={240} />
    <Pier x={62} />
    <Pier x={332} />
    <path d="M24 150h432v20H24z" className="fill-art-bridge" />
    <path d="M150 170c16 60 44 84 90 84s74-24 90-84" className="stroke-art-bridge" strokeWidth="5" />
    <path d="M172 172v40M200 172v68M240 172v80M280 172v68M308 172v40" className="stroke-art-bridge" strokeWidth="2.5" />
    <g className="stroke-art-line">
      <rect x="182" y="34" width="116" height="116" rx="6" className="fill-art-paper" />
      <path d="M198 58h36M198 78h44M198 98h30M262 58h20M258 78h24M266 98h16M198 114h84" />
      <path d="M236 132h46M236 139h46" strokeWidth="2.5" />
    </g>
    <g className="stroke-art-line">
      <rect x="342" y="118" width="76" height="24" rx="12" className="fill-art-paper" />
      <path d="M370 120v20M390 120v20" strokeWidth="2" />
      <circle cx="380" cy="130" r="7" className="fill-art-hill" />
    </g>
  </Picture>
);
