import { useCallback, useState } from 'react';
import { classNames } from '@haat/ui/class-names.ts';
import { pictureSrcSet } from './picture-src-set.ts';

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
  const hasSize = /(^|\s)size-/.test(className ?? '');
  const look = classNames('block object-cover', !hasSize && 'size-full', className);
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
