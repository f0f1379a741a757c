import { classNames } from '@haat/ui/class-names.ts';

interface PhotoProps {
  src: string;
  /** Classes for its width and height. */
  size: string;
  /** Loads eagerly, because printed pictures must not wait until they are scrolled to. */
  isPrinted?: boolean;
  /** Shows a logo uncropped, whatever its shape. */
  isLogo?: boolean;
}

/** A small picture of a product or shop; decorative, because its subject is named next to it. */
export function Photo({ src, size, isPrinted = false, isLogo = false }: PhotoProps) {
  const look = classNames(
    'flex-none rounded-[7px] bg-surface-sunken',
    isLogo ? 'object-contain' : 'object-cover',
    size,
  );
  // Pictures on other hosts are not loaded: the console only talks to its own server.
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
