import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ErrorIcon } from '@haat/ui/icons/icons.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useId } from 'react';
import { codeDigits } from '@haat/ui/forms/code-digits.ts';
import { signInMessages } from './messages.ts';

export interface CodeBoxesProps {
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
}

const places = [0, 1, 2, 3, 4, 5];

/**
 * Six boxes for six digits. They only display a single field, so that pasting, autofill and screen readers work as
 * usual.
 */
export function CodeBoxes({ value, onChange, error }: CodeBoxesProps) {
  const t = useMessages(signInMessages);
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 flex items-baseline justify-between text-sm font-medium">
        {t.code}
        <small className="text-xs font-regular text-ink-subtle">{t.mayBePasted}</small>
      </label>
      <div className="group relative">
        <input
          id={id}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step consists of this field alone
          autoFocus
          onChange={(event) => onChange(codeDigits(event.target.value))}
          className="absolute inset-0 z-1 w-full opacity-0"
        />
        <div aria-hidden="true" className="grid grid-cols-[repeat(3,1fr)_0_repeat(3,1fr)] gap-2">
          {places.map((place) => (
            <Box key={place} place={place} digit={value[place]} isNext={place === value.length} isWrong={!!error} />
          ))}
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex gap-1.5 text-xs font-medium text-danger">
          <Icon of={ErrorIcon} size={16} className="mt-px" />
          {error}
        </p>
      )}
    </div>
  );
}

interface BoxProps {
  place: number;
  digit: string | undefined;
  isNext: boolean;
  isWrong: boolean;
}

function Box({ place, digit, isNext, isWrong }: BoxProps) {
  return (
    <span
      className={classNames(
        'grid h-14 place-items-center rounded-lg border bg-surface text-2xl leading-none font-semibold',
        place === 3 && 'col-start-5',
        isWrong ? 'border-danger' : 'border-border-control',
        isNext && 'group-focus-within:border-accent group-focus-within:inset-ring group-focus-within:inset-ring-accent',
      )}
    >
      {digit ?? (isNext && <i className="hidden h-6 w-px bg-ink group-focus-within:block" />)}
    </span>
  );
}
