/**
 * Two speech bubbles with a bridge between them: nobody has written yet.
 */
import { green, greenLine, line, paper, Scene, shade, sun } from './scene.tsx';

/** The picture. */
export const NoConversationsPicture = () => (
  <Scene>
    <path
      d="M24 22h52a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H46L34 69V58H24a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6z"
      className={paper}
    />
    <path d="M30 35h40M30 45h26" className={line} />
    <path
      d="M152 36h-46a6 6 0 0 0-6 6v22a6 6 0 0 0 6 6h26l12 10V70h8a6 6 0 0 0 6-6V42a6 6 0 0 0-6-6z"
      className={shade}
    />
    <circle cx="116" cy="53" r="2.75" className={sun} />
    <circle cx="129" cy="53" r="2.75" className={sun} />
    <circle cx="142" cy="53" r="2.75" className={sun} />
    <path d="M40 104c8-20 88-20 96 0" className={greenLine} />
    <path d="M28 92h120" className={greenLine} strokeWidth="3" />
    <path d="M58 92v3.5M73 92v-2M88 92v-3M103 92v-2M118 92v3.5" className={greenLine} />
    <circle cx="28" cy="92" r="2.5" className={green} />
    <circle cx="148" cy="92" r="2.5" className={green} />
  </Scene>
);
