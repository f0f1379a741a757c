import type { ProductPicture } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { IconButton } from '@haat/ui/forms/icon-button.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CloseIcon, SortIcon } from '@haat/ui/icons/icons.ts';
import { useState, type KeyboardEvent } from 'react';
import { editorMessages } from '../messages.ts';

interface PictureTileProps {
  picture: ProductPicture;
  /** Zero-based. */
  place: number;
  count: number;
  canEdit: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDescribe: (change: Partial<ProductPicture>) => void;
  onDragStart: () => void;
  onDropHere: () => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const field =
  'h-(--size-control) w-full min-w-0 rounded-md border border-border-control bg-surface px-2.5 text-sm text-ellipsis field-focus placeholder:text-ink-subtle';

/** A picture with its position, description and remove button. Space on its handle picks it up; arrow keys move it. */
export function PictureTile(props: PictureTileProps) {
  const { picture, place, count, canEdit, onMove, onRemove, onDragStart, onDropHere } = props;
  const t = useMessages(editorMessages);
  const { number } = useFormat();
  const [isHeld, setHeld] = useState(false);
  const name = t.pictures.one(number(place + 1), number(count));

  function follow(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (event.key === ' ' || (event.key === 'Escape' && isHeld)) {
      event.preventDefault();
      event.stopPropagation();
      setHeld(event.key === ' ' && !isHeld);
    } else if (isHeld && step !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      onMove(place + step);
    }
  }

  return (
    // Dragging is a shortcut for the handle and the position select.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable={canEdit}
      onDragStart={onDragStart}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 0) return;
        event.preventDefault();
        event.stopPropagation();
        onDropHere();
      }}
      className="grid min-w-0 content-start gap-2"
    >
      <div
        className={classNames(
          'relative aspect-square overflow-clip rounded-md border bg-surface-sunken',
          isHeld ? 'border-accent ring-2 ring-accent' : 'border-border',
        )}
      >
        {picture.path.startsWith('/') && (
          <img
            src={picture.path.endsWith('.svg') ? picture.path : `${picture.path}?w=320`}
            alt={picture.alt}
            draggable={false}
            className="size-full object-cover"
          />
        )}
        {place === 0 && (
          <span className="absolute start-1.5 top-1.5 rounded-xs bg-surface px-1.5 text-2xs font-semibold text-accent-hover">
            {t.pictures.first}
          </span>
        )}
        {canEdit && (
          <span className="absolute end-1 top-1 flex gap-1">
            <IconButton
              icon={SortIcon}
              label={isHeld ? t.pictures.held(name) : t.pictures.move(name)}
              look="floating"
              size="sm"
              aria-pressed={isHeld}
              onKeyDown={follow}
              onBlur={() => setHeld(false)}
              className="rotate-90 cursor-grab max-md:not-focus-visible:sr-only"
            />
            <IconButton icon={CloseIcon} label={t.removeIt(name)} look="floating" size="sm" onClick={onRemove} />
          </span>
        )}
      </div>
      <PlaceAndWords {...props} name={name} />
    </li>
  );
}

/** The position as a select, and the description in both languages. */
function PlaceAndWords({
  picture,
  place,
  count,
  canEdit,
  name,
  onMove,
  onDescribe,
}: PictureTileProps & { name: string }) {
  const t = useMessages(editorMessages);
  const { number } = useFormat();
  return (
    <>
      <select
        aria-label={t.pictures.moveTo(name)}
        value={place}
        disabled={!canEdit}
        onChange={({ target }) => onMove(Number(target.value))}
        className={field}
      >
        {Array.from({ length: count }, (_each, to) => (
          <option key={to} value={to}>
            {t.pictures.place(number(to + 1))}
          </option>
        ))}
      </select>
      {(['alt', 'alt_bn'] as const).map((language) => (
        <input
          key={language}
          lang={language === 'alt' ? 'en' : 'bn'}
          aria-label={t.pictures.describe[language](name)}
          placeholder={t.pictures.placeholder[language]}
          maxLength={200}
          value={picture[language]}
          onChange={({ target }) => onDescribe({ [language]: target.value })}
          className={field}
        />
      ))}
    </>
  );
}
