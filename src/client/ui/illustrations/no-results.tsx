/** A magnifying glass over hills. For searches without results. */
import { greenLine, line, paper, Scene, shade, sun } from './scene.tsx';

export const NoResultsPicture = () => (
  <Scene>
    <path d="M12 104c16-22 30-30 44-18 14-24 34-34 52-8 12-10 36-2 56 26z" className={shade} />
    <circle cx="82" cy="54" r="30" className={paper} />
    <path d="M62 66a22 22 0 0 1 40 0z" className={sun} />
    <path d="M58 66h48" className={greenLine} strokeWidth="3" />
    <path d="m105 76 26 24" className={line} strokeWidth="5" />
    <path d="M66 44a18 18 0 0 1 12-8" className={line} />
  </Scene>
);
