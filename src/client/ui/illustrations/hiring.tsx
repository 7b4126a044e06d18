/** A shop front. For companies that hire. */
import { green, greenLine, line, paper, Scene, shade, sun } from './scene.tsx';

export const HiringPicture = () => (
  <Scene>
    <circle cx="138" cy="38" r="17" className={sun} />
    <rect x="34" y="34" width="86" height="70" rx="3" className={paper} />
    <path d="M30 50h94l-5-18H35z" className={shade} />
    <path
      d="M30 50c0 9 15 9 15.700 0 0 9 15.700 9 15.700 0 0 9 15.700 9 15.700 0 0 9 15.700 9 15.700 0 0 9 15.700 9 15.700 0 0 9 15.500 9 15.500 0"
      className={greenLine}
    />
    <rect x="44" y="66" width="34" height="24" rx="2" className={shade} />
    <path d="M88 104V66h22v38" className={paper} />
    <circle cx="105" cy="86" r="1.75" className={green} />
    <path d="M52 78h18M52 83h11" className={line} />
    <path
      d="M136 104V82M136 90c-9 0-12-6-12-13 8 0 12 5 12 13zM136 86c8 0 11-5 11-12-7 0-11 5-11 12z"
      className={paper}
    />
  </Scene>
);
