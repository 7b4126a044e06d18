/** A bridge with a gap. For unknown pages. */
import { greenLine, line, paper, Scene, sun } from './scene.tsx';

export const NotFoundPicture = () => (
  <Scene ground={false}>
    <circle cx="88" cy="52" r="24" className={sun} />
    <path d="M8 62h52l6 5-5 4 4 4H8z" className={paper} />
    <path d="M168 62h-50l-7 6 6 4-5 3h56z" className={paper} />
    <path d="M16 75v29M52 75v29M124 75v29M160 75v29" className={line} />
    <path d="M16 104c2-24 30-24 36-8M160 104c-2-24-30-24-36-8" className={greenLine} />
    <path d="M20 62V50M32 62V50M44 62V50M132 62V50M144 62V50M156 62V50M14 50h40M122 50h40" className={line} />
    <path d="m80 84 5 5M94 80l4 7" className={line} />
    <path d="M30 110c6-4 10-4 16 0s10 4 16 0 10-4 16 0 10 4 16 0 10-4 16 0 10 4 16 0 10-4 16 0" className={greenLine} />
  </Scene>
);
