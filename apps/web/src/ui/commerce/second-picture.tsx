import { useRef, useState, type PointerEvent } from 'react';
import { savesData } from '../../platform/data-saver.ts';
import { Picture } from '../media/picture.tsx';
import { pictureSrcSet } from '../media/picture-src-set.ts';

/**
 * How long the pointer has to rest on a card before its second picture is requested, so that passing over it requests
 * nothing.
 */
const intentMs = 150;

/** Finds the URL of a product's second picture; null if there is none. */
export type FindPicture = () => Promise<string | null>;

/**
 * The second picture of a card, found and loaded once the pointer rests on it, and remembered. Inactive on touch
 * screens and with the data saver on. `sizes` is the same as for the first picture.
 */
export function useSecondPicture(find: FindPicture | undefined, sizes: string) {
  const [src, setSrc] = useState<string | null>(null);
  const timer = useRef(0);

  async function load() {
    const found = await find?.();
    if (!found) return;
    const image = new Image();
    image.sizes = sizes;
    image.srcset = pictureSrcSet(found) ?? found;
    // The card keeps its first picture if the second one does not load.
    await image.decode().then(
      () => setSrc(found),
      () => undefined,
    );
  }

  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || src !== null || savesData()) return;
    timer.current = window.setTimeout(() => void load(), intentMs);
  }
  return { src, pointerProps: { onPointerEnter, onPointerLeave: () => clearTimeout(timer.current) } };
}

/** The second picture, on top of the first one during hover. */
export function SecondPicture({ src, sizes }: { src: string | null; sizes: string }) {
  if (src === null) return null;
  return (
    <Picture
      src={src}
      alt=""
      width={480}
      height={480}
      sizes={sizes}
      priority
      className="absolute inset-0 opacity-0 transition-opacity duration-(--duration-base) group-hover/card:opacity-100 motion-reduce:transition-none starting:opacity-0!"
    />
  );
}
