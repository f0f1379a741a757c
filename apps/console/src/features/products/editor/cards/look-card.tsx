import { newColourHex } from '@haat/contracts/catalogue/new-colour';
import { classNames } from '@haat/ui/class-names.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PlusIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChipsField } from '../../../../ui/chips/chips-field.tsx';
import { PanelCard } from '../../../../ui/panel-card.tsx';
import { moved } from '../../../../ui/sortable/moved.ts';
import { SortableList } from '../../../../ui/sortable/sortable-list.tsx';
import { editorMessages } from '../messages.ts';
import type { Fields } from '../use-fields.ts';
import { ColorRow } from './color-row.tsx';
import { useKeys } from './use-keys.ts';

const maxColors = 30;

/** The colours and sizes that shoppers choose from. */
export function LookCard({ fields }: { fields: Fields }) {
  const t = useMessages(editorMessages);
  const { values, setWords, setColors, errorOf, isEdited } = fields;
  const { colors } = values;
  const [keys, setKeys] = useKeys(colors.length);
  const error = errorOf('colors');
  return (
    <PanelCard title={t.look}>
      <div className={classNames('grid gap-2.5', isEdited('colors') && 'edited')}>
        <SortableList
          ids={keys}
          nameOf={(key) => colors[keys.indexOf(key)]?.color || t.fields.colors}
          onMove={(key, over) => {
            const [from, to] = [keys.indexOf(key), keys.indexOf(over)];
            setKeys(moved(keys, from, to));
            setColors(moved(colors, from, to));
          }}
        >
          {colors.map((color, place) => (
            <ColorRow
              key={keys[place]}
              id={keys[place] ?? ''}
              color={color}
              isRefused={error !== undefined && color.color.trim() === ''}
              onChange={(change) => setColors(colors.with(place, { ...color, ...change }))}
              onRemove={() => {
                setKeys(keys.toSpliced(place, 1));
                setColors(colors.toSpliced(place, 1));
              }}
            />
          ))}
        </SortableList>
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
