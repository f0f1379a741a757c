import { classNames } from '@haat/ui/class-names.ts';

interface ProductPhotoProps {
  /** Undefined while there is no picture. */
  src: string | undefined;
  width: 160 | 480;
  className: string;
}

/** A picture of the product; an empty area if there is none or it is on another host. */
export function ProductPhoto({ src, width, className }: ProductPhotoProps) {
  if (!src?.startsWith('/')) return <span className={classNames('block bg-surface-sunken', className)} />;
  return (
    <img
      src={src.endsWith('.svg') ? src : `${src}?w=${width}`}
      alt=""
      className={classNames('bg-surface-sunken object-cover', className)}
    />
  );
}
