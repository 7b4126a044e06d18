/** Two speech bubbles above a bridge. For screens without an open conversation, or without any conversations. */
import { greenLine, line, paper, Scene, shade, sun } from './scene.tsx';

export const NoConversationsPicture = () => (
  <Scene>
    <path
      d="M24 14h52a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H46L34 61V50H24a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z"
      className={paper}
    />
    <path d="M30 27h40M30 37h26" className={line} />
    <path
      d="M152 28h-46a6 6 0 0 0-6 6v22a6 6 0 0 0 6 6h26l12 10V62h8a6 6 0 0 0 6-6V34a6 6 0 0 0-6-6z"
      className={shade}
    />
    <circle cx="116" cy="45" r="2.75" className={sun} />
    <circle cx="129" cy="45" r="2.75" className={sun} />
    <circle cx="142" cy="45" r="2.75" className={sun} />
    <path d="M46 104c10-26 74-26 84 0" className={greenLine} strokeWidth="2.5" />
    <path d="M30 85h116" className={greenLine} strokeWidth="3" />
    <path d="M36 85v19M140 85v19M62 85v7M75 85v2M101 85v2M114 85v7" className={greenLine} />
  </Scene>
);
