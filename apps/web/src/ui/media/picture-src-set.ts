import { savesData } from '../../platform/data-saver.ts';

/** Widths that the server makes of catalogue pictures. */
const widths = [160, 320, 480, 800, 1200] as const;
/** The widest with the data saver on: sharp enough on a phone. */
const widestSaved = 480;

/** The available widths of a picture with their URLs; none for SVGs and external URLs. */
export function pictureSources(src: string): { src: string; width: number }[] {
  if (!src.startsWith('/') || src.endsWith('.svg')) return [];
  const taken = savesData() ? widths.filter((width) => width <= widestSaved) : widths;
  return taken.map((width) => ({ src: `${src}?w=${width}`, width }));
}

/** The `srcset` of a picture that the server can scale; undefined for SVGs and external URLs. */
export function pictureSrcSet(src: string): string | undefined {
  const sources = pictureSources(src).map((source) => `${source.src} ${source.width}w`);
  return sources.length > 0 ? sources.join(', ') : undefined;
}
