/** The picture for an article: a specific one, or the picture of the article's role family. */
import type { ComponentType } from 'react';
import type { ArticleId } from '../../marketing.domain.ts';
import { CustomerSupportPicture } from '../roles/pictures/customer-support-picture.tsx';
import { ExecutiveAssistantPicture } from '../roles/pictures/executive-assistant-picture.tsx';
import { ItPicture } from '../roles/pictures/it-picture.tsx';
import { Person, Picture, Water } from '../roles/pictures/picture.tsx';

/** A pencil and a job post with highlighted parts and a crossed-out line. */
const JobPostPicture = () => (
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

/** A person crossing a bridge with a briefcase. */
const CrossingPicture = () => (
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

/** Two overlapping clocks with their shared hours highlighted. */
const ClocksPicture = () => (
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

const PICTURES: Record<ArticleId, ComponentType> = {
  'hire-your-first-remote-executive-assistant': ExecutiveAssistantPicture,
  'what-a-senior-developer-in-latin-america-costs': ItPicture,
  'time-zone-overlap-in-practice': ClocksPicture,
  'write-a-job-post-that-gets-the-right-applications': JobPostPicture,
  'vet-english-and-work-samples-fairly': CustomerSupportPicture,
  'present-yourself-to-us-companies': CrossingPicture,
};

export const ArticlePicture = ({ id }: { id: ArticleId }) => {
  const ArticleDrawing = PICTURES[id];
  return <ArticleDrawing />;
};
