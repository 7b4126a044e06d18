/** A steaming cup in the evening sun. For completed lists. */
import { greenLine, line, paper, Scene, shade, sun } from './scene.tsx';

export const AllCaughtUpPicture = () => (
  <Scene>
    <path d="M52 104a38 38 0 0 1 76 0z" className={sun} opacity="0.92" />
    <path d="M62 60h48v26a16 16 0 0 1-16 16H78a16 16 0 0 1-16-16z" className={paper} />
    <path d="M110 66h6a9 9 0 0 1 0 18h-6.5" className={line} />
    <path d="m76 79 7 7 13-14" className={greenLine} strokeWidth="3.25" />
    <path d="M76 50c-4-5 4-8 0-14M88 46c-4-5 4-8 0-14M100 50c-4-5 4-8 0-14" className={line} />
    <path d="M50 104h76l-5 6H55z" className={shade} />
  </Scene>
);
