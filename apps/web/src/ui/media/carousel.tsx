import { useId, type ReactNode } from 'react';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { classNames } from '@haat/ui/class-names.ts';
import { IconButton } from '@haat/ui/forms/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@haat/ui/icons/icons.ts';
import { productUiMessages } from '../messages.ts';
import { SectionTitle } from '@haat/ui/layout/section-title.tsx';
import { useSlides } from './use-slides.ts';

/** Width of a slide on phones, less than the row so that the next one is partly visible. */
const phoneWidths = { product: 'auto-cols-[88%]', picture: 'auto-cols-[72%]', shop: 'auto-cols-[82%]' } as const;

/**
 * Phones are swiped, so the arrows are only for screen readers and keyboards; the ← key replaces a tab stop for the
 * first arrow.
 */
const arrow = 'max-sm:not-focus-visible:sr-only';

export interface CarouselProps {
  title: string;
  seeAll?: { to: string; label: string } | undefined;
  slides: { key: string | number; content: ReactNode }[];
  kind?: keyof typeof phoneWidths | undefined;
}

/**
 * A titled row of slides: 5 wide, 3 up to 1024, 2 up to 600, 1 up to 480. Without JavaScript it is a scrollable row;
 * with it, it advances every 3 s, has pause, previous and next buttons, and hidden slides cannot get focus. ← and →
 * work wherever focus is inside.
 */
export function Carousel({ title, seeAll, slides, kind = 'product' }: CarouselProps) {
  const t = useMessages(productUiMessages);
  const id = useId();
  const { section, row, away, fits, isPlaying, toggle, turn, onKeyDown } = useSlides();
  return (
    // The arrow keys work wherever focus is inside, in addition to the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={section} aria-labelledby={id} onKeyDown={onKeyDown}>
      <SectionTitle id={id} title={title} seeAll={seeAll}>
        <div className={classNames('-me-2.5 flex gap-2 sm:me-0', fits && 'invisible')}>
          <IconButton
            icon={isPlaying ? PauseIcon : PlayIcon}
            label={`${isPlaying ? t.pause : t.play}: ${title}`}
            onClick={toggle}
            className="motion-reduce:hidden"
          />
          <IconButton
            look="ring"
            icon={ChevronLeftIcon}
            label={`${t.previous}: ${title}`}
            tabIndex={-1}
            onClick={() => turn(-1)}
            className={arrow}
          />
          <IconButton
            look="ring"
            icon={ChevronRightIcon}
            label={`${t.next}: ${title}`}
            onClick={() => turn(1)}
            className={arrow}
          />
        </div>
      </SectionTitle>
      <div ref={row} className="slides -m-1 scroll-px-1 p-1">
        <ul
          className={classNames(
            'grid grid-flow-col gap-(--gap-grid)',
            phoneWidths[kind],
            'above-480:auto-cols-[calc((100%-var(--gap-grid))/2)] above-600:auto-cols-[calc((100%-2*var(--gap-grid))/3)] above-1024:auto-cols-[calc((100%-4*var(--gap-grid))/5)]',
          )}
        >
          {slides.map(({ key, content }, slide) => (
            <li key={key} inert={away.includes(slide)} className="min-w-0 snap-start">
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
