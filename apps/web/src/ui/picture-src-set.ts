import { savesData } from '../platform/data-saver.ts';

/** Widths the server makes of any catalogue picture. */
const widths = [160, 320, 480, 800, 1200] as const;
/** The widest while data is saved: sharp enough on a phone. */
const widestSaved = 480;

/** The `srcset` of a picture the server can scale; undefined for drawings and foreign addresses. */
export function pictureSrcSet(src: string): string | undefined {
  if (!src.startsWith('/') || src.endsWith('.svg')) return undefined;
  const taken = savesData() ? widths.filter((width) => width <= widestSaved) : widths;
  return taken.map((width) => `${src}?w=${width} ${width}w`).join(', ');
}
