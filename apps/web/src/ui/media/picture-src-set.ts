import { savesData } from '../../platform/data-saver.ts';
import { pictureWidths } from '@haat/contracts/shared/picture-widths';

/** The largest width with the data saver on: sharp enough on a phone. */
const widestSaved = 480;

/** The shape to which the server crops a picture, for a frame of that shape: 4:5. */
export type PictureShape = 'portrait';

/** The available widths of a picture with their URLs; none for SVGs and external URLs. */
export function pictureSources(src: string, shape?: PictureShape): { src: string; width: number }[] {
  if (!src.startsWith('/') || src.endsWith('.svg')) return [];
  const taken = savesData() ? pictureWidths.filter((width) => width <= widestSaved) : pictureWidths;
  const crop = shape ? `&shape=${shape}` : '';
  return taken.map((width) => ({ src: `${src}?w=${width}${crop}`, width }));
}

/** The `srcset` of a picture that the server can scale; undefined for SVGs and external URLs. */
export function pictureSrcSet(src: string, shape?: PictureShape): string | undefined {
  const sources = pictureSources(src, shape).map((source) => `${source.src} ${source.width}w`);
  return sources.length > 0 ? sources.join(', ') : undefined;
}
