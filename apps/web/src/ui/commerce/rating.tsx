import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { StarIcon } from '@haat/ui/icons/icons.ts';
import { productUiMessages } from '../messages.ts';

/** The average with one decimal in the language's digits: 4.7. */
function useAverage(average: number): string {
  const { digits } = useFormat();
  return digits(average.toFixed(1));
}

/** Five stars, filled up to `value` (0 to 5), the last one partially; screen readers announce '4.7 of 5'. */
export function Stars({ value, size = 16 }: { value: number; size?: 16 | 20 | 24 }) {
  const t = useMessages(productUiMessages);
  const average = useAverage(value);
  return (
    <span className="inline-flex gap-px">
      <span className="sr-only">{t.starsOf5(average)}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <PartlyFilledStar key={star} size={size} part={Math.min(Math.max(value - star + 1, 0), 1)} />
      ))}
    </span>
  );
}

/** A star filled from its start by `part` (0 to 1). */
function PartlyFilledStar({ part, size }: { part: number; size: 16 | 20 | 24 }) {
  if (part === 0 || part === 1) return <WholeStar size={size} isLit={part === 1} />;
  return (
    <span className="relative">
      <WholeStar size={size} isLit={false} />
      <span className="absolute inset-y-0 start-0 overflow-hidden" style={{ width: `${Math.round(part * 100)}%` }}>
        <WholeStar size={size} isLit />
      </span>
    </span>
  );
}

function WholeStar({ size, isLit }: { size: 16 | 20 | 24; isLit: boolean }) {
  return <Icon of={StarIcon} size={size} isFilled className={isLit ? 'text-rating' : 'text-rating-empty'} />;
}

export interface RatingLineProps {
  /** 0 to 5. */
  average: number;
  count: number;
  className?: string | undefined;
}

/** A star, the average and the number of reviews; renders nothing if there are none. */
export function RatingLine({ average, count, className }: RatingLineProps) {
  const t = useMessages(productUiMessages);
  const { number } = useFormat();
  const figure = useAverage(average);
  if (count === 0) return null;
  return (
    <span className={classNames('flex items-center gap-1 text-xs text-ink-subtle tabular-nums', className)}>
      <Icon of={StarIcon} size={12} isFilled className="text-rating" />
      <b className="font-semibold text-ink" aria-hidden="true">
        {figure}
      </b>
      <span aria-hidden="true">({number(count)})</span>
      <span className="sr-only">
        {t.starsOf5(figure)}, {count === 1 ? t.oneReview : t.reviews(number(count))}
      </span>
    </span>
  );
}

/** A choice of 1 to 5 stars as radio buttons; null if none is chosen. */
export function StarPicker({
  legend,
  value,
  isInvalid = false,
  onChange,
}: {
  legend: string;
  value: number | null;
  /** Whether a required rating is missing. */
  isInvalid?: boolean;
  onChange: (star: number) => void;
}) {
  const t = useMessages(productUiMessages);
  const { number } = useFormat();
  const locale = useLocale();
  return (
    <fieldset lang={locale} role="radiogroup" aria-invalid={isInvalid || undefined}>
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <span className="-ms-2 inline-flex">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            className="relative grid size-(--size-target) cursor-pointer place-items-center rounded-sm has-focus-visible:focus-ring"
          >
            <input
              type="radio"
              name="star"
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="sr-only">{t.starsOf5(number(star))}</span>
            <WholeStar size={24} isLit={star <= (value ?? 0)} />
          </label>
        ))}
      </span>
    </fieldset>
  );
}
