/** Two overlapping clocks with their shared hours highlighted. */
import { Picture, Water } from '../../roles/pictures/picture.tsx';

export const ClocksPicture = () => (
  <Picture>
    <path d="M-400 300v-56H0c70-24 120 10 190 18s170-38 290-20h400v58z" className="fill-art-far" opacity="0.6" />
    <Water sunX={240} />
    <g className="stroke-art-line">
      <circle cx="178" cy="156" r="112" className="fill-art-paper" />
      <circle cx="302" cy="156" r="112" className="fill-art-shade" />
    </g>
    <path d="M240 62.7a112 112 0 0 1 0 186.6 112 112 0 0 1 0-186.6z" className="fill-art-sun" />
    <g className="stroke-art-line">
      <circle cx="178" cy="156" r="112" />
      <circle cx="302" cy="156" r="112" />
      <path d="M178 56v14M178 242v14M78 156h14M302 56v14M302 242v14M388 156h14" />
    </g>
    <g className="stroke-art-bridge">
      <path d="M178 156V96M178 156l-40 26" strokeWidth="8" />
      <path d="M302 156V96M302 156h46" strokeWidth="8" />
      <path d="M-400 282H880" strokeWidth="9" strokeLinecap="butt" />
    </g>
    <path d="M170 278h16v40h-16zM294 278h16v40h-16z" className="fill-art-bridge" />
  </Picture>
);
