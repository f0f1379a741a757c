import { savesData } from '../../platform/data-saver.ts';

/** Widths the server makes of any catalogue picture. */
const widths = [160, 320, 480, 800, 1200] as const;
/** The widest while data is saved: sharp enough on a phone. */
const widestSaved = 480;

/** The widths a picture comes in, and their addresses; none for drawings and foreign addresses. */
export function pictureSources(src: string): { src: string; width: number }[] {
  if (!src.startsWith('/') || src.endsWith('.svg')) return [];
  const taken = savesData() ? widths.filter((width) => width <= widestSaved) : widths;
  return taken.map((width) => ({ src: `${src}?w=${width}`, width }));
}

/** The `srcset` of a picture the server can scale; undefined for drawings and foreign addresses. */
export function pictureSrcSet(src: string): string | undefined {
  const sources = pictureSources(src).map((source) => `${source.src} ${source.width}w`);
  return sources.length > 0 ? sources.join(', ') : undefined;
}
