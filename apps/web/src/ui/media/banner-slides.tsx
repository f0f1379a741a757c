import type { ReactNode } from 'react';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { IconButton } from '@haat/ui/forms/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@haat/ui/icons/icons.ts';
import { productUiMessages } from '../messages.ts';
import { useSlides } from './use-slides.ts';

export interface BannerSlidesProps {
  /** The slides' accessible name. */
  label: string;
  slides: { key: string | number; content: ReactNode }[];
}

/**
 * The home banner: one slide at a time, dots and pause at the lower left, arrows at the lower right. Advances every 3
 * s. The dots are a single tab stop; ← and → change the slide.
 */
export function BannerSlides({ label, slides }: BannerSlidesProps) {
  const t = useMessages(productUiMessages);
  const { number } = useFormat();
  const { section, row, index, away, isPlaying, toggle, turn, goTo, onKeyDown } = useSlides({ loop: true });
  const isAlone = slides.length < 2;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={section}
      aria-label={label}
      aria-roledescription={t.carousel}
      onKeyDown={onKeyDown}
      className="relative min-w-0 overflow-hidden rounded-xl"
    >
      {!isAlone && (
        <>
          <div className="absolute start-4 bottom-4 z-1 flex items-center on-deep rounded-full bg-surface-deep/55 ps-2.5 text-ink-inverse sm:start-10 sm:bottom-5 xl:start-14">
            {slides.map(({ key }, slide) => (
              <button
                key={key}
                type="button"
                aria-label={t.slideOf(number(slide + 1), number(slides.length))}
                aria-current={slide === index || undefined}
                tabIndex={slide === index ? undefined : -1}
                onClick={() => goTo(slide)}
                className="group grid h-6 w-6 place-items-center rounded-full aria-[current]:w-9"
              >
                <span className="h-2 w-2 rounded-full bg-surface/60 group-aria-[current]:w-7 group-aria-[current]:bg-surface" />
              </button>
            ))}
            <IconButton
              icon={isPlaying ? PauseIcon : PlayIcon}
              label={isPlaying ? t.pause : t.play}
              size="sm"
              onClick={toggle}
              className="text-ink-inverse! motion-reduce:hidden"
            />
          </div>
          <div className="absolute end-5 bottom-5 z-1 flex gap-2 max-sm:hidden">
            <IconButton
              look="floating"
              icon={ChevronLeftIcon}
              label={t.previous}
              tabIndex={-1}
              onClick={() => turn(-1)}
            />
            <IconButton look="floating" icon={ChevronRightIcon} label={t.next} onClick={() => turn(1)} />
          </div>
        </>
      )}
      <div ref={row} className="slides one-slide isolate h-full">
        <ul className="grid h-full auto-cols-[100%] grid-flow-col">
          {slides.map(({ key, content }, slide) => (
            // Hidden slides must not get focus: tabbing into one would move the banner.
            <li key={key} inert={away.includes(slide)} className="min-w-0 snap-start">
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
