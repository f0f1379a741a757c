import { classNames } from '@haat/ui/class-names.ts';

interface PhotoProps {
  src: string;
  /** Its width and height. */
  size: string;
  /** What is printed must not wait until it is scrolled to. */
  isPrinted?: boolean;
  /** A logo is shown whole, whatever its shape. */
  isLogo?: boolean;
}

/** A small picture of a product or shop; decorative, because what it shows is named beside it. */
export function Photo({ src, size, isPrinted = false, isLogo = false }: PhotoProps) {
  const look = classNames(
    'flex-none rounded-[7px] bg-surface-sunken',
    isLogo ? 'object-contain' : 'object-cover',
    size,
  );
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
