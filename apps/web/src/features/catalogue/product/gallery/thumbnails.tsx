import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { classNames } from '@haat/ui/class-names.ts';
import { IconButton } from '@haat/ui/forms/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '@haat/ui/icons/icons.ts';
import { Picture } from '../../../../ui/media/picture.tsx';
import { productMessages } from '../messages.ts';

interface ThumbnailsProps {
  pictures: string[];
  index: number;
  labelOf: (position: number) => string;
  onShow: (position: number) => void;
  onEnlarge: () => void;
}

/** A single tab stop: arrow keys choose (the gallery handles them) and wrap; Enter and Space enlarge. */
export function Thumbnails({ pictures, index, labelOf, onShow, onEnlarge }: ThumbnailsProps) {
  const t = useMessages(productMessages);
  const list = useRef<HTMLUListElement>(null);
  const count = pictures.length;

  // Focus follows the chosen thumbnail when arrow keys change the choice.
  useLayoutEffect(() => {
    const chosen = list.current?.children[index]?.firstElementChild;
    const hasFocus = list.current?.contains(document.activeElement) ?? false;
    if (hasFocus && chosen instanceof HTMLElement) chosen.focus();
  }, [index]);

  if (count < 2) return null;
  function enlarge(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onEnlarge();
  }
  return (
    <div className="flex min-w-0 flex-col items-center gap-2">
      <IconButton
        icon={ChevronUpIcon}
        label={t.previousPicture}
        size="sm"
        onClick={() => onShow((index - 1 + count) % count)}
        className="max-lg:hidden"
      />
      <ul
        ref={list}
        className="scroll-row -m-1 flex w-full gap-2 p-1 lg:w-auto lg:flex-col lg:gap-2.5 lg:overflow-visible"
      >
        {pictures.map((src, position) => (
          <li key={src} className="w-14 flex-none sm:w-17 lg:w-19">
            <button
              type="button"
              aria-label={labelOf(position)}
              aria-current={position === index || undefined}
              tabIndex={position === index ? 0 : -1}
              onClick={() => onShow(position)}
              onKeyDown={enlarge}
              className={classNames(
                'block aspect-square w-full overflow-hidden rounded-md border',
                position === index ? 'border-accent ring-1 ring-accent' : 'border-border hover:border-ink',
              )}
            >
              <Picture src={src} alt="" width={160} height={160} sizes="76px" />
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        icon={ChevronDownIcon}
        label={t.nextPicture}
        size="sm"
        onClick={() => onShow((index + 1) % count)}
        className="max-lg:hidden"
      />
    </div>
  );
}
