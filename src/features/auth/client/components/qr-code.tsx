/** A QR code as a single path of squares, dark on light in every theme, because cameras require it. */
import { encode } from 'uqr';

const QUIET = 4;

export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      className="mx-auto size-52 rounded-control"
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} className="fill-white" />
      <path d={squares.join('')} className="fill-black" />
    </svg>
  );
};
