/** Two cards with people under a magnifying glass. For empty lists of candidates. */
import { green, greenLine, line, paper, Scene, shade, sun } from './scene.tsx';

export const NoCandidatesPicture = () => (
  <Scene>
    <rect x="30" y="36" width="52" height="68" rx="6" className={shade} />
    <circle cx="56" cy="58" r="9" className={paper} />
    <path d="M42 84c2-9 8-13 14-13s12 4 14 13" className={line} />
    <path d="M42 94h28" className={line} />
    <rect x="70" y="24" width="56" height="80" rx="6" className={paper} />
    <circle cx="98" cy="48" r="10" className={sun} />
    <path d="M82 78c2-10 9-14 16-14s14 4 16 14" className={greenLine} />
    <path d="M82 90h32M82 97h20" className={line} />
    <circle cx="130" cy="70" r="17" className={paper} fillOpacity="0.72" />
    <path d="m142 83 14 15" className={line} strokeWidth="4" />
    <path d="M120 70a10 10 0 0 1 10-10" className={greenLine} />
    <circle cx="36" cy="30" r="2.5" className={green} />
  </Scene>
);
