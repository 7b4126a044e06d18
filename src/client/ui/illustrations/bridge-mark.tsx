/** The logo's picture: a sun over a bridge. Decorative, because the name is next to it. */

/** Sized by `className`. */
export const BridgeMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
    <path d="M8.5 16.5a7.5 7.5 0 0 1 15 0z" className="fill-art-sun" />
    <path
      d="M1.5 18.5h29v3h-2v6h-2.6a4.9 4.9 0 0 0-9.8 0h-.2a4.9 4.9 0 0 0-9.8 0H3.5v-6h-2z"
      className="fill-art-bridge"
    />
  </svg>
);
