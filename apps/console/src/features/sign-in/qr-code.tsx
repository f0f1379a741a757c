import { encode } from 'uqr';

/** Blank modules around the code, as required by its standard. */
const border = 4;

/** A text as a QR code, dark on white on any background. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="mx-auto w-52 rounded-md bg-surface">
      <path d={path} shapeRendering="crispEdges" className="fill-ink" />
    </svg>
  );
}
