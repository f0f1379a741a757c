import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFormat } from '../platform/i18n/format.ts';
import { useMessages } from '../platform/i18n/messages.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, ZoomInIcon, ZoomOutIcon } from './icons.ts';
import { uiMessages } from './messages.ts';
import { Modal } from './modal.tsx';
import { pictureSrcSet } from './picture-src-set.ts';

const zooms = ['max-h-[80dvh] w-auto max-w-full', 'w-[160%] max-w-none', 'w-[260%] max-w-none'];

export interface PictureViewerProps {
  title: string;
  pictures: { src: string; alt: string }[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
  /** The words of the zoom buttons; without them pictures are shown in one size. */
  zoom?: { in: string; out: string } | undefined;
}

/** Pictures over the whole screen: previous and next wrap, + and − zoom, Escape leaves the zoom and then the viewer. */
export function PictureViewer({ title, pictures, index, onIndex, onClose, zoom }: PictureViewerProps) {
  const t = useMessages(uiMessages);
  const { number } = useFormat();
  const id = useId();
  const [level, setLevel] = useState(0);
  const count = pictures.length;
  const picture = pictures[index];
  const most = zoom ? zooms.length - 1 : 0;

  function goTo(target: number) {
    setLevel(0);
    onIndex((target + count) % count);
  }
  function onKeyDown(event: KeyboardEvent) {
    const actions: Record<string, () => void> = {
      ArrowLeft: () => goTo(index - 1),
      ArrowRight: () => goTo(index + 1),
      Home: () => goTo(0),
      End: () => goTo(count - 1),
      '+': () => setLevel(Math.min(level + 1, most)),
      '=': () => setLevel(Math.min(level + 1, most)),
      '-': () => setLevel(Math.max(level - 1, 0)),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }
  return (
    <Modal
      onClose={() => (level > 0 ? setLevel(0) : onClose())}
      labelledBy={id}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-surface-deep/95 text-ink-inverse"
    >
      {/* The dialog hears the arrows wherever focus is inside; its buttons do the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={onKeyDown} className="on-deep size-full">
        <h2 id={id} className="sr-only">
          {title}
        </h2>
        <div className="grid size-full overflow-auto p-4 sm:px-22">
          {picture && (
            <img
              key={picture.src}
              src={picture.src}
              srcSet={pictureSrcSet(picture.src)}
              sizes={level > 0 ? '1200px' : '100vw'}
              alt={picture.alt}
              className={classNames('m-auto rounded-lg', zooms[level])}
            />
          )}
        </div>
        <Floating place="end-5 top-5">
          <IconButton icon={CloseIcon} label={t.close} look="deep" onClick={onClose} />
        </Floating>
        {zoom && <ZoomButtons zoom={zoom} level={level} most={most} onLevel={setLevel} />}
        {count > 1 && (
          <>
            <Floating place="start-5 max-sm:bottom-5 sm:top-1/2 sm:-translate-y-1/2">
              <IconButton icon={ChevronLeftIcon} label={t.previous} look="deep" onClick={() => goTo(index - 1)} />
            </Floating>
            <Floating place="end-5 max-sm:bottom-5 sm:top-1/2 sm:-translate-y-1/2">
              <IconButton icon={ChevronRightIcon} label={t.next} look="deep" onClick={() => goTo(index + 1)} />
            </Floating>
            <p
              aria-live="polite"
              className="pointer-events-none absolute inset-x-0 bottom-8 text-center text-sm tabular-nums"
            >
              {picture?.alt && <span className="sr-only">{picture.alt}, </span>}
              {t.slideOf(number(index + 1), number(count))}
            </p>
          </>
        )}
      </div>
    </Modal>
  );
}

interface ZoomButtonsProps {
  zoom: { in: string; out: string };
  level: number;
  most: number;
  onLevel: (level: number) => void;
}

function ZoomButtons({ zoom, level, most, onLevel }: ZoomButtonsProps) {
  return (
    <Floating place="start-5 top-5">
      <IconButton
        icon={ZoomInIcon}
        label={zoom.in}
        look="deep"
        aria-disabled={level === most}
        onClick={() => onLevel(Math.min(level + 1, most))}
      />
      <IconButton
        icon={ZoomOutIcon}
        label={zoom.out}
        look="deep"
        aria-disabled={level === 0}
        onClick={() => onLevel(Math.max(level - 1, 0))}
      />
    </Floating>
  );
}

function Floating({ place, children }: { place: string; children: ReactNode }) {
  return (
    <span className={classNames('absolute z-1 flex rounded-full bg-surface-deep-raised/80 p-1', place)}>
      {children}
    </span>
  );
}
