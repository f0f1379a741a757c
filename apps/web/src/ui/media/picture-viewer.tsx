import 'yet-another-react-lightbox/styles.css';
import './picture-viewer.css';
import { useRef, type KeyboardEvent } from 'react';
import Lightbox, { type ControllerRef, type ZoomRef } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, ZoomInIcon, ZoomOutIcon } from '@haat/ui/icons/icons.ts';
import { productUiMessages } from '../messages.ts';
import { pictureSources } from './picture-src-set.ts';

export interface ViewedPicture {
  src: string;
  alt: string;
}

export interface PictureViewerProps {
  title: string;
  pictures: ViewedPicture[];
  /** Aspect ratio (width by height) of the frame; pictures of another shape are still shown whole. */
  ratio: number;
  index: number;
  onIndex: (index: number) => void;
  /** Called once the viewer has closed. */
  onClose: () => void;
}

/** Space around a picture, in pixels: the count is below it, and the buttons are beside it if there is room. */
const paddingOf = () => (matchMedia('(width >= 37.5rem)').matches ? 72 : 16);

/** A full-screen viewer: previous and next wrap, + and − zoom, Escape leaves the zoom and then the viewer. */
export function PictureViewer({ title, pictures, ratio, index, onIndex, onClose }: PictureViewerProps) {
  const { number } = useFormat();
  const t = useMessages(productUiMessages);
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  const isAlone = pictures.length < 2;
  const slides = pictures.map(({ src, alt }) => ({
    src,
    alt,
    srcSet: pictureSources(src).map((source) => ({ ...source, height: Math.round(source.width / ratio) })),
  }));

  /** Runs before the viewer's own key handling: Escape leaves the zoom first, Home and End jump. */
  function followKeys(event: KeyboardEvent) {
    const isZoomed = (zoom.current?.zoom ?? 1) > 1;
    const moves: Record<string, () => void> = {
      Home: () => controller.current?.prev({ count: index }),
      End: () => controller.current?.next({ count: pictures.length - 1 - index }),
      ...(isZoomed && { Escape: () => zoom.current?.changeZoom(1) }),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  }
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Zoom]}
      className="picture-viewer on-deep"
      on={{ view: (view) => onIndex(view.index) }}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
      carousel={{ finite: isAlone, padding: paddingOf() }}
      zoom={{ ref: zoom, maxZoomPixelRatio: 3 }}
      portal={{ container: { onKeyDownCapture: followKeys, onKeyDown: (event) => event.stopPropagation() } }}
      toolbar={{ buttons: ['zoom', 'close'] }}
      labels={{
        Lightbox: title,
        'Photo gallery': title,
        Carousel: t.carousel,
        Slide: t.slide,
        Previous: t.previous,
        Next: t.next,
        Close: t.close,
        'Zoom in': t.zoomIn,
        'Zoom out': t.zoomOut,
        '{index} of {total}': t.slideOf('{index}', '{total}'),
      }}
      render={{
        iconPrev: () => <Icon of={ChevronLeftIcon} size={20} />,
        iconNext: () => <Icon of={ChevronRightIcon} size={20} />,
        iconClose: () => <Icon of={CloseIcon} size={20} />,
        iconZoomIn: () => <Icon of={ZoomInIcon} size={20} />,
        iconZoomOut: () => <Icon of={ZoomOutIcon} size={20} />,
        ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
        controls: () =>
          !isAlone && <p className="picture-viewer-count">{t.slideOf(number(index + 1), number(pictures.length))}</p>,
      }}
    />
  );
}
