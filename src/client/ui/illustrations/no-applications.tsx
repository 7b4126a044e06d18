/** An open envelope with a letter. For empty lists of applications. */
import { green, greenLine, line, paper, Scene, shade, sun } from './scene.tsx';

export const NoApplicationsPicture = () => (
  <Scene>
    <path d="M46 60 88 30l42 30v44H46z" className={shade} />
    <rect x="58" y="18" width="60" height="64" rx="4" className={paper} />
    <circle cx="72" cy="33" r="6" className={sun} />
    <path d="M84 30h24M84 37h16" className={line} />
    <path d="M68 49h40M68 57h40" className={line} />
    <path d="M46 60v44h84V60L88 86z" className={paper} />
    <path d="m46 104 30-26M130 104l-30-26" className={line} />
    <path d="M140 40c8 0 12 4 12 10M146 28c12 1 18 8 18 20" className={greenLine} />
    <circle cx="30" cy="50" r="2.5" className={green} />
    <circle cx="22" cy="66" r="2" className={sun} />
  </Scene>
);
