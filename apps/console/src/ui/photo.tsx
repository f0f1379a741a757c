import { classNames } from '@haat/ui/class-names.ts';

/** A small square picture of a product; decorative, because the product is named beside it. `size` gives its width and height; one that is printed must not
 * wait until it is scrolled to. */
export function Photo({ src, size, isPrinted = false }: { src: string; size: string; isPrinted?: boolean }) {
  const look = classNames('flex-none rounded-[7px] bg-surface-sunken object-cover', size);
  // Pictures on other hosts are not loaded: the console talks to its own server alone.
  if (!src.startsWith('/')) return <span className={look} />;
  return (
    <img
      src={src.endsWith('.svg') ? src : `${src}?w=160`}
      alt=""
      loading={isPrinted ? 'eager' : 'lazy'}
      className={look}
    />
  );
}
