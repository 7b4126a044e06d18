/** A desk by a window with mountains. For people who are looking for work. */
import { green, greenLine, line, paper, Scene, shade, sun } from './scene.tsx';

export const JobSeekingPicture = () => (
  <Scene>
    <rect x="92" y="16" width="60" height="52" rx="3" className={paper} />
    <circle cx="134" cy="36" r="9" className={sun} />
    <path d="m94 66 18-26 13 17 8-9 17 18z" className={green} />
    <path d="M122 16v52M92 42h60" className={line} />
    <path d="M20 82h136" className={line} strokeWidth="3" />
    <path d="M32 82v22M144 82v22" className={line} />
    <path d="M48 78V52a4 4 0 0 1 4-4h38a4 4 0 0 1 4 4v26" className={shade} />
    <path d="M42 82h58l-3-5H45z" className={paper} />
    <path d="M58 60h18M58 67h26" className={greenLine} />
    <path d="M114 82v-9h13v9M127 75h3a3 3 0 0 1 0 5h-3" className={paper} />
  </Scene>
);
