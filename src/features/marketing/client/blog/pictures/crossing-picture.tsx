/** A person crossing a bridge with a folder under the arm. */
import { Person, Picture, Water } from '../../roles/pictures/picture.tsx';

export const CrossingPicture = () => (
  <Picture>
    <circle cx="330" cy="190" r="88" className="fill-art-sun" />
    <path d="M880 262v-92H440v-34h-36v58h-28v68z" className="fill-art-far" />
    <path d="M-400 262v-84H0c44-20 80 6 110 34s52 42 78 50z" className="fill-art-hill" />
    <Water sunX={330} />
    <g className="stroke-art-bridge">
      <path
        d="M-400 222C-180 222-60 152 0 132c30-10 62-34 92-84 40 196 256 196 296 0 30 50 62 74 92 84 60 20 180 90 400 90"
        strokeWidth="5"
      />
      <path
        d="M30 120v142M60 94v168M116 128v134M144 166v96M176 188v74M208 197v65M272 197v65M304 188v74M336 166v96M364 128v134M420 94v168M450 120v142"
        strokeWidth="2"
        opacity="0.7"
      />
      <path d="M92 36v292M388 36v292" strokeWidth="14" />
      <path d="M-400 266H880" strokeWidth="10" strokeLinecap="butt" />
    </g>
    <g className="stroke-art-line" strokeWidth="2.5" transform="translate(-120 -131) scale(1.5)">
      <Person x={240} y={262} />
      <rect x="246" y="226" width="28" height="22" rx="3" className="fill-art-paper" />
      <path d="M254 226v-5h12v5" />
    </g>
  </Picture>
);
