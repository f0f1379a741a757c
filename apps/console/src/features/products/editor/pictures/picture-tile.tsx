import type { ProductPicture } from '@haat/contracts';
import { IconButton } from '@haat/ui/forms/icon-button.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CloseIcon, GripIcon } from '@haat/ui/icons/icons.ts';
import { useGrip, SortableItem } from '../../../../ui/sortable/sortable-item.tsx';
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
}

const field =
  'h-(--size-control) w-full min-w-0 rounded-md border border-border-control bg-surface px-2.5 text-sm text-ellipsis field-focus placeholder:text-ink-subtle';

/** A picture with its grip, position, description and remove button. */
export function PictureTile(props: PictureTileProps) {
  const { picture, place, count, canEdit, onRemove } = props;
  const t = useMessages(editorMessages);
  const { number } = useFormat();
  const name = t.pictures.one(number(place + 1), number(count));

  return (
    <SortableItem as="li" id={picture.path} className="grid min-w-0 content-start gap-2 rounded-md">
      <div className="relative aspect-square overflow-clip rounded-md border border-border bg-surface-sunken">
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
            <PictureGrip />
            <IconButton icon={CloseIcon} label={t.removeIt(name)} look="floating" size="sm" onClick={onRemove} />
          </span>
        )}
      </div>
      <PlaceAndWords {...props} name={name} />
    </SortableItem>
  );
}

function PictureGrip() {
  const { 'aria-label': label, ...grip } = useGrip();
  return (
    <IconButton
      {...grip}
      icon={GripIcon}
      label={label}
      look="floating"
      size="sm"
      className="cursor-grab touch-none data-held:cursor-grabbing"
    />
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
