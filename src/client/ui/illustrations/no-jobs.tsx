/** An empty notice board. For empty lists of jobs. */
import { green, line, paper, Scene, shade, sun } from './scene.tsx';

export const NoJobsPicture = () => (
  <Scene>
    <circle cx="124" cy="46" r="22" className={sun} />
    <path d="M52 104V34M124 104V34" className={line} />
    <rect x="40" y="30" width="96" height="54" rx="5" className={paper} />
    <path d="M40 44h96" className={line} />
    <rect x="52" y="53" width="30" height="22" rx="3" className={shade} strokeDasharray="3 4" />
    <rect x="92" y="53" width="32" height="22" rx="3" className={shade} strokeDasharray="3 4" />
    <circle cx="48" cy="37" r="2.25" className={green} />
    <circle cx="56" cy="37" r="2.25" className={sun} />
    <path d="M24 104c0-8 3-14 8-18 3 5 4 11 2 18" className={paper} />
    <path d="M31 104v-9" className={line} />
  </Scene>
);
