import { useCallback, useState, type CSSProperties } from 'react';
import { classNames } from '@haat/ui/class-names.ts';
import { type PictureShape, pictureSrcSet } from './picture-src-set.ts';

export interface PictureProps {
  /** A URL the browser can load, as `picturePath` returns it. */
  src: string;
  /** Empty if the text next to the picture says the same. */
  alt: string;
  /** The picture's own size in pixels, which reserves its space. */
  width: number;
  height: number;
  /** For a frame of this shape: the server crops what the frame would cut off. */
  shape?: PictureShape | undefined;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Whether it is in the first view, so that it loads first. */
  priority?: boolean | undefined;
  style?: CSSProperties | undefined;
  className?: string | undefined;
}

/** A picture in the size the screen needs. A woven pattern replaces one that fails to load. */
export function Picture({ src, alt, width, height, shape, sizes, priority = false, style, className }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // A picture that failed before hydration fires no further event.
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
      srcSet={pictureSrcSet(src, shape)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      onError={() => setFailedSrc(src)}
      style={style}
      className={look}
    />
  );
}
