import type { Product, SizeChart } from '@haat/contracts';
import { useId, type ReactNode } from 'react';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { classNames } from '@haat/ui/class-names.ts';
import { productMessages } from '../messages.ts';
import { sizesId } from './use-buying.ts';
import { SizeGuideButton } from '../size-guide/size-guide-button.tsx';

interface PickerProps {
  chosen: string | null;
  onChoose: (value: string | null) => void;
}

/** Colour swatches with names. Clicking a chosen one deselects it, because colours are optional. */
export function ColourPicker({ colours, chosen, onChoose }: PickerProps & { colours: Product['color'] }) {
  const t = useMessages(productMessages);
  const locale = useLocale();
  const named = colours.find(({ color }) => color === chosen);
  return (
    <Options title={t.colour} value={named && inLocale(locale, named.color, named.color_bn)}>
      {colours.map(({ id, color, color_bn, hex }) => {
        const isChosen = color === chosen;
        const name = inLocale(locale, color, color_bn);
        return (
          <button
            key={id}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? null : color)}
            className={classNames(
              'grid size-(--size-target) place-items-center rounded-full',
              isChosen && 'inset-ring-2 inset-ring-accent',
            )}
          >
            <span className="size-8.5 rounded-full inset-ring inset-ring-ink/15" style={{ backgroundColor: hex }} />
          </button>
        );
      })}
    </Options>
  );
}

interface SizePickerProps extends PickerProps {
  sizes: Product['product_size'];
  /** What its shop measured. */
  chart: SizeChart | null;
  /** Whether to remind the shopper of the size. */
  isAsking: boolean;
}

/** Sizes as buttons. Clicking the chosen one deselects it. */
export function SizePicker({ sizes, chart, chosen, onChoose, isAsking }: SizePickerProps) {
  const t = useMessages(productMessages);
  const { digits } = useFormat();
  return (
    <Options
      id={sizesId}
      title={t.size}
      question={isAsking ? t.whichSize : ''}
      value={chosen === null ? undefined : digits(chosen)}
      aside={<SizeGuideButton sizes={sizes.map(({ size }) => size)} chart={chart} />}
    >
      {sizes.map(({ id, size }) => (
        <button
          key={id}
          type="button"
          aria-pressed={size === chosen}
          onClick={() => onChoose(size === chosen ? null : size)}
          className={classNames(
            'h-(--size-target) min-w-14 rounded-md px-3 text-sm font-medium',
            size === chosen
              ? 'bg-accent-soft text-accent-hover inset-ring-2 inset-ring-accent'
              : 'bg-surface inset-ring inset-ring-border-control hover:inset-ring-ink',
          )}
        >
          {digits(size)}
        </button>
      ))}
    </Options>
  );
}

interface OptionsProps {
  id?: string;
  /** The question below the options; '' for none. */
  question?: string;
  title: string;
  value: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
}

function Options({ id: groupId, question = '', title, value, aside, children }: OptionsProps) {
  const t = useMessages(productMessages);
  const id = useId();
  return (
    <div id={groupId} role="group" aria-labelledby={id} className="mb-5">
      <div className="mb-2 flex gap-2.5 text-sm">
        <b id={id} className="font-semibold">
          {title}
        </b>
        <span aria-live="polite" className={value === undefined ? 'text-ink-subtle' : 'text-ink-muted'}>
          {value ?? t.notChosen}
        </span>
        {aside}
      </div>
      <div className="flex flex-wrap gap-2.5">{children}</div>
      <p role="status" className="mt-2 text-sm font-medium text-warning empty:hidden">
        {question}
      </p>
    </div>
  );
}
