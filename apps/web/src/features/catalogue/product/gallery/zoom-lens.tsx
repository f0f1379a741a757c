import { useEffect, useRef, useState, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { lensAt } from './lens-geometry.ts';
import { maxPictureWidth } from '@haat/contracts/shared/picture-widths';

const lensSize = 100;
const holdMs = 400;
const slack = 10;
/** Magnification of a long press. */
const touchZoom = 2.5;

interface ZoomLensProps {
  src: string;
  isOn: boolean;
  /** The magnified view covers the column beside this element. */
  gallery: RefObject<HTMLElement | null>;
  children: ReactNode;
}

interface Glimpse {
  kind: 'lens' | 'touch';
  x: number;
  y: number;
  width: number;
  /** The column beside the gallery, relative to the picture's edge. */
  beside: { left: number; width: number };
}

/** Zoom: on wide screens a 100 px lens with the magnified view beside the picture; on touch screens a long press zooms in place. */
export function ZoomLens({ src, isOn, gallery, children }: ZoomLensProps) {
  const area = useRef<HTMLDivElement>(null);
  const hold = useRef<{ timer: number; x: number; y: number } | null>(null);
  // The click that ends a long press arrives after the zoom has ended.
  const hasLooked = useRef(false);
  const [glimpse, setGlimpse] = useState<Glimpse | null>(null);
  const isTouching = glimpse?.kind === 'touch';

  // The page must not scroll during a long press; only a non-passive listener can prevent that.
  useEffect(() => {
    const element = area.current;
    if (!element || !isTouching) return undefined;
    const stay = (event: Event) => event.preventDefault();
    element.addEventListener('touchmove', stay, { passive: false });
    return () => element.removeEventListener('touchmove', stay);
  }, [isTouching]);

  function at(kind: Glimpse['kind'], { clientX, clientY }: { clientX: number; clientY: number }) {
    const box = area.current?.getBoundingClientRect();
    const column = gallery.current?.nextElementSibling?.getBoundingClientRect();
    if (!box || !column) return;
    hasLooked.current = kind === 'touch';
    const beside = { left: column.left - box.left, width: column.width };
    setGlimpse({ kind, x: clientX - box.left, y: clientY - box.top, width: box.width, beside });
  }
  function letGo() {
    clearTimeout(hold.current?.timer);
    hold.current = null;
    setGlimpse(null);
  }
  function move(event: PointerEvent) {
    if (event.pointerType === 'mouse') {
      if (isOn && matchMedia('(min-width: 64rem)').matches) at('lens', event);
      return;
    }
    if (isTouching) return at('touch', event);
    const start = hold.current;
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > slack) letGo();
  }
  function press(event: PointerEvent) {
    hasLooked.current = false;
    if (event.pointerType === 'mouse') return;
    const { clientX, clientY } = event;
    const timer = window.setTimeout(() => at('touch', { clientX, clientY }), holdMs);
    hold.current = { timer, x: clientX, y: clientY };
  }
  return (
    <div
      ref={area}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      // Clicks from the keyboard have `detail` 0 and always enlarge.
      onClickCapture={(event) => hasLooked.current && event.detail > 0 && event.stopPropagation()}
      onContextMenu={(event) => hold.current && event.preventDefault()}
      className="relative"
    >
      {children}
      {isOn && glimpse && <CloserLook src={src} glimpse={glimpse} />}
    </div>
  );
}

function CloserLook({ src, glimpse: { kind, x, y, width, beside } }: { src: string; glimpse: Glimpse }) {
  const large = src.startsWith('/') ? `${src}?w=${maxPictureWidth}` : src;
  if (kind === 'touch')
    return (
      <span aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden sm:rounded-xl">
        <img
          src={large}
          alt=""
          className="size-full object-cover"
          style={{ scale: touchZoom, transformOrigin: `${x}px ${y}px` }}
        />
      </span>
    );
  const lens = lensAt({ x, y, width, lensSize });
  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute size-(--size-lens) rounded-sm border-2 border-surface ring-2 ring-accent"
        style={{ left: lens.left, top: lens.top }}
      />
      <span
        aria-hidden="true"
        data-lens=""
        className="pointer-events-none absolute top-0 aspect-square overflow-hidden rounded-xl bg-surface shadow-overlay ring-4 ring-canvas"
        style={beside}
      >
        <img
          src={large}
          alt=""
          className="absolute max-w-none object-cover"
          style={{
            width: `${lens.scale * 100}%`,
            height: `${lens.scale * 100}%`,
            left: `${-lens.scale * lens.leftPart * 100}%`,
            top: `${-lens.scale * lens.topPart * 100}%`,
          }}
        />
      </span>
    </>
  );
}
