import { useCallback, useState } from 'react';
import { classNames } from './class-names.ts';

/** Widths the server makes of any catalogue picture. */
const widths = [160, 320, 480, 800, 1200] as const;

/** The `srcset` of a picture the server can scale; undefined for drawings and foreign addresses. */
export function pictureSrcSet(src: string): string | undefined {
  if (!src.startsWith('/') || src.endsWith('.svg')) return undefined;
  return widths.map((width) => `${src}?w=${width} ${width}w`).join(', ');
}

export interface PictureProps {
  /** A path the browser can load (the path resolver's answer). */
  src: string;
  /** Empty when the words beside it say the same. */
  alt: string;
  /** The picture's own proportions, in pixels; room is kept before it comes. */
  width: number;
  height: number;
  /** How wide it stands, as in the `sizes` attribute. */
  sizes: string;
  /** In the first view: loaded at once and first. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** A picture in the size the screen needs. A woven pattern stands in for one that cannot be loaded. */
export function Picture({ src, alt, width, height, sizes, priority = false, className }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // One that failed before hydration sends no event any more.
  const checkEarlier = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedSrc(src);
    },
    [src],
  );
  const look = classNames('block size-full object-cover', className);
  if (src === '' || failedSrc === src)
    return (
      <span
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        className={classNames(look, 'woven')}
      />
    );
  return (
    <img
      ref={checkEarlier}
      src={pictureSrcSet(src) ? `${src}?w=480` : src}
      srcSet={pictureSrcSet(src)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailedSrc(src)}
      className={look}
    />
  );
}
