import { IconButton } from '@haat/ui/forms/icon-button.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CloseIcon } from '@haat/ui/icons/icons.ts';
import { Grip } from '../../../../ui/sortable/grip.tsx';
import { SortableItem } from '../../../../ui/sortable/sortable-item.tsx';
import { editorMessages } from '../messages.ts';
import type { ProductValues } from '../product-values.ts';

type Color = ProductValues['colors'][number];

interface ColorRowProps {
  /** Its key among the colours. */
  id: string;
  color: Color;
  /** Whether its name is missing. */
  isRefused: boolean;
  onChange: (change: Partial<Color>) => void;
  onRemove: () => void;
}

const field =
  'h-(--size-control) min-w-0 rounded-md border border-border-control bg-surface px-3 text-sm field-focus placeholder:text-ink-subtle';

/** A colour with its grip, its names in both languages and a remove button. */
export function ColorRow({ id, color, isRefused, onChange, onRemove }: ColorRowProps) {
  const t = useMessages(editorMessages);
  return (
    <SortableItem
      as="div"
      id={id}
      className="grid grid-cols-[auto_2.75rem_minmax(0,1fr)_auto] items-center gap-2 rounded-md"
    >
      <Grip />
      <input
        type="color"
        aria-label={t.colourOf(color.color)}
        value={color.hex}
        onChange={({ target }) => onChange({ hex: target.value })}
        className="h-(--size-control) w-11 cursor-pointer rounded-md border border-border-control bg-surface p-1"
      />
      <div className="grid gap-2 sm:grid-cols-2">
        <input
          aria-label={t.colourIn.en}
          placeholder={t.colourIn.en}
          lang="en"
          maxLength={50}
          value={color.color}
          aria-invalid={isRefused || undefined}
          onChange={({ target }) => onChange({ color: target.value })}
          className={field}
        />
        <input
          aria-label={t.colourIn.bn}
          placeholder={t.colourIn.bn}
          lang="bn"
          maxLength={50}
          value={color.color_bn}
          onChange={({ target }) => onChange({ color_bn: target.value })}
          className={field}
        />
      </div>
      <IconButton icon={CloseIcon} label={t.removeIt(color.color || t.fields.colors)} size="sm" onClick={onRemove} />
    </SortableItem>
  );
}
