import { newColourHex } from '@haat/contracts/catalogue/new-colour';
import { classNames } from '@haat/ui/class-names.ts';
import { IconButton } from '@haat/ui/forms/icon-button.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CloseIcon, PlusIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChipsField } from '../../../../ui/chips-field.tsx';
import { PanelCard } from '../../../../ui/panel-card.tsx';
import { editorMessages } from '../messages.ts';
import type { ProductValues } from '../product-values.ts';
import type { Fields } from '../use-fields.ts';

type Color = ProductValues['colors'][number];

const maxColors = 30;
const field =
  'h-(--size-control) min-w-0 rounded-md border border-border-control bg-surface px-3 text-sm field-focus placeholder:text-ink-subtle';

/** The colours and sizes that shoppers choose from. */
export function LookCard({ fields }: { fields: Fields }) {
  const t = useMessages(editorMessages);
  const { values, setWords, setColors, errorOf, isEdited } = fields;
  const { colors } = values;
  const put = (place: number, change: Partial<Color>) =>
    setColors(colors.map((color, each) => (each === place ? { ...color, ...change } : color)));
  const error = errorOf('colors');
  return (
    <PanelCard title={t.look}>
      <div className={classNames('grid gap-2.5', isEdited('colors') && 'edited')}>
        {colors.map((color, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a colour has no identity but its place
          <div key={place} className="grid grid-cols-[2.75rem_minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-2">
            <input
              type="color"
              aria-label={t.colourOf(color.color)}
              value={color.hex}
              onChange={({ target }) => put(place, { hex: target.value })}
              className="h-(--size-control) w-11 cursor-pointer rounded-md border border-border-control bg-surface p-1"
            />
            <input
              aria-label={t.colourIn.en}
              placeholder={t.colourIn.en}
              lang="en"
              maxLength={50}
              value={color.color}
              aria-invalid={error !== undefined && color.color.trim() === '' ? true : undefined}
              onChange={({ target }) => put(place, { color: target.value })}
              className={field}
            />
            <input
              aria-label={t.colourIn.bn}
              placeholder={t.colourIn.bn}
              lang="bn"
              maxLength={50}
              value={color.color_bn}
              onChange={({ target }) => put(place, { color_bn: target.value })}
              className={field}
            />
            <IconButton
              icon={CloseIcon}
              label={t.removeIt(color.color || t.fields.colors)}
              size="sm"
              onClick={() => setColors(colors.filter((_each, other) => other !== place))}
            />
          </div>
        ))}
        {error && (
          <p role="alert" className="text-xs font-medium text-danger">
            {error}
          </p>
        )}
        {colors.length < maxColors && (
          <Button
            icon={PlusIcon}
            className="justify-self-start"
            onClick={() => setColors([...colors, { color: '', color_bn: '', hex: newColourHex }])}
          >
            {t.addColour}
          </Button>
        )}
      </div>
      <div className="mt-4">
        <ChipsField
          label={t.fields.sizes}
          addLabel={t.addSize}
          removeLabel={t.removeIt}
          chips={values.sizes}
          maxChips={30}
          maxLength={30}
          help={t.stockOfAll}
          error={errorOf('sizes')}
          isEdited={isEdited('sizes')}
          onChange={(sizes) => setWords('sizes', sizes)}
        />
      </div>
    </PanelCard>
  );
}
