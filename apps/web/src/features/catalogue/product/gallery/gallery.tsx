import type { Product } from '@haat/contracts';
import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { inLocale } from '@haat/contracts/shared/locale';
import { lazyPart } from '@haat/ui/device/lazy-part.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { picturePath } from '../../../../platform/picture-path.ts';
import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { HandIcon, ZoomInIcon } from '@haat/ui/icons/icons.ts';
import { Picture, type PictureProps } from '../../../../ui/media/picture.tsx';
import { useTurningPicture } from '../../../../ui/media/turning-picture.ts';
import { OffBadge } from '../../../../ui/commerce/price.tsx';
import { mainPictureSizes } from './main-picture-sizes.ts';
import { pictureOfColour } from './picture-of-colour.ts';
import { productMessages } from '../messages.ts';
import { Thumbnails } from './thumbnails.tsx';
import { ZoomLens } from './zoom-lens.tsx';

const Viewer = lazyPart(async () => (await import('../../../../ui/media/picture-viewer.tsx')).PictureViewer);

/** The target of each arrow key, wrapping at both ends. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Scrolls to a picture of the row, which then counts as the one shown. */
function scrollTo(row: HTMLElement | null, position: number): void {
  row?.scrollTo({ left: position * row.clientWidth, behavior: 'instant' });
}

interface GalleryProps {
  product: Product;
  title: string;
  /** The chosen colour, whose picture is shown. */
  colour: string | null;
}

/** A product's pictures: a swipeable row, thumbnails, zoom on hover or long press, and a full-screen viewer. */
export function Gallery({ product, title, colour }: GalleryProps) {
  const t = useMessages(productMessages);
  const gallery = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isViewing, setViewing] = useState(false);
  const pictures = [product.photo, ...product.multi_image.map(({ image }) => picturePath(image, 'product'))];
  const label = usePictureLabel(product, title);
  const turning = useTurningPicture(`/product/product_details/${product.slug}`, product.slug);

  function show(position: number) {
    setIndex(position);
    scrollTo(row.current, position);
  }
  const coloured = pictureOfColour(product, colour);
  useEffect(() => {
    if (coloured !== undefined) scrollTo(row.current, coloured);
  }, [coloured]);
  function followKeys(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move || pictures.length < 2) return;
    event.preventDefault();
    show(move(index, pictures.length));
  }
  return (
    // The arrow keys change the picture wherever focus is inside, in addition to the thumbnails.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={gallery}
      aria-label={t.pictures}
      onKeyDown={followKeys}
      className={classNames(
        // The magnified view must cover the buttons beside the gallery, which come later in the document.
        'relative grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 has-data-lens:z-2 md:sticky md:top-24 lg:gap-4',
        pictures.length > 1 && 'lg:grid-cols-[76px_minmax(0,1fr)]',
      )}
    >
      <div className="relative -mx-(--gutter) sm:mx-0 lg:order-last">
        <ZoomLens src={pictures[index] ?? product.photo} isOn={!isViewing} gallery={gallery}>
          <ul
            ref={row}
            onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
              setIndex(Math.round(scrollLeft / clientWidth))
            }
            className={classNames(
              'scroll-row grid snap-x snap-mandatory auto-cols-[100%] grid-flow-col sm:rounded-xl',
              Number(product.stock) < 1 && 'opacity-60 grayscale-85',
            )}
          >
            {pictures.map((src, position) => (
              <li
                key={src}
                className="aspect-8/7 snap-start bg-surface-sunken sm:aspect-square"
                inert={position !== index}
              >
                <EnlargeablePicture
                  label={`${t.enlarge}: ${label(position)}`}
                  onEnlarge={() => setViewing(true)}
                  src={src}
                  sizes={mainPictureSizes(pictures.length)}
                  priority={position === 0}
                  style={position === index ? turning : undefined}
                />
              </li>
            ))}
          </ul>
        </ZoomLens>
        <span className="pointer-events-none absolute start-4 top-4">
          <OffBadge price={product.price} offerPrice={product.offer_price} size="lg" />
        </span>
        <ZoomHint />
        <Place index={index} count={pictures.length} />
      </div>
      <Thumbnails pictures={pictures} index={index} labelOf={label} onShow={show} onEnlarge={() => setViewing(true)} />
      {isViewing && (
        <Suspense>
          <Viewer
            title={title}
            ratio={1}
            pictures={pictures.map((src, position) => ({ src, alt: label(position) }))}
            index={index}
            onIndex={show}
            onClose={() => setViewing(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface EnlargeablePictureProps extends Pick<PictureProps, 'src' | 'sizes' | 'priority' | 'style'> {
  label: string;
  onEnlarge: () => void;
}

function EnlargeablePicture({ label, onEnlarge, ...picture }: EnlargeablePictureProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onEnlarge}
      className="block size-full cursor-zoom-in select-none sm:rounded-xl"
    >
      <Picture {...picture} alt="" width={800} height={800} className="pointer-events-none" />
    </button>
  );
}

/** The position of the picture ('2/5'), on touch screens. */
function Place({ index, count }: { index: number; count: number }) {
  const { number } = useFormat();
  if (count < 2) return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute end-4 bottom-4 flex h-8.5 items-center rounded-full bg-surface/90 px-3.5 text-xs text-ink-muted tabular-nums lg:hidden"
    >
      {number(index + 1)} / {number(count)}
    </span>
  );
}

function ZoomHint() {
  const t = useMessages(productMessages);
  return (
    <span
      // About pointers alone, and gone after some seconds.
      aria-hidden="true"
      className="pointer-events-none absolute bottom-4 left-1/2 flex h-8.5 -translate-x-1/2 items-center gap-2 rounded-full bg-surface/90 px-3.5 text-xs whitespace-nowrap text-ink-muted max-lg:animate-leave"
    >
      <Icon of={ZoomInIcon} size={16} className="max-lg:hidden" />
      <Icon of={HandIcon} size={16} className="lg:hidden" />
      <span className="max-lg:hidden">{t.hoverToZoom}</span>
      <span className="lg:hidden">{t.longTouchToZoom}</span>
    </span>
  );
}

/** Labels each picture with its position and its description, or else the product's title. */
function usePictureLabel(product: Product, title: string): (position: number) => string {
  const t = useMessages(productMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const shows = [
    inLocale(locale, product.photo_alt, product.photo_alt_bn),
    ...product.multi_image.map(({ alt, alt_bn: altBn }) => inLocale(locale, alt, altBn)),
  ];
  return (position) => t.pictureOf(number(position + 1), number(shows.length), shows[position] || title);
}
