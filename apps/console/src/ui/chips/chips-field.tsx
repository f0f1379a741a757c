import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CloseIcon } from '@haat/ui/icons/icons.ts';
import { useId, useState, type KeyboardEvent } from 'react';
import { entered, halfTyped, isForeign, nothingTyped, withWords } from './half-typed.ts';

export interface ChipsFieldProps {
  label: string;
  /** The placeholder of the empty field: 'Add a word'. */
  addLabel: string;
  /** The accessible name of a chip's remove button. */
  removeLabel: (chip: string) => string;
  chips: readonly string[];
  maxChips: number;
  maxLength: number;
  help?: string | undefined;
  error?: string | undefined;
  /** Whether it has unsaved changes. */
  isEdited?: boolean | undefined;
  onChange: (chips: string[]) => void;
}

/**
 * Short words, each with a remove button. Enter or a comma adds the input; Backspace in the empty field removes the
 * last one. A half-typed word is one of the chips from its first letter, so that it counts as a change and is saved.
 */
export function ChipsField(props: ChipsFieldProps) {
  const { label, addLabel, removeLabel, chips, maxChips, maxLength, help, error, isEdited, onChange } = props;
  const [typed, setTyped] = useState(nothingTyped);
  const id = useId();
  if (isForeign(chips, typed)) setTyped(nothingTyped);
  const before = entered(chips, typed);

  function add(text: string): void {
    setTyped(nothingTyped);
    const next = withWords(before, text, { maxChips, maxLength });
    if (next.length !== chips.length || next.at(-1) !== chips.at(-1)) onChange(next);
  }

  function type(text: string): void {
    // Keyboards of phones do not name the key of a comma.
    if (text.includes(',')) return add(text);
    const now = halfTyped(before, text);
    setTyped(now);
    if (now.word !== typed.word) onChange(now.word === null ? [...before] : [...before, now.word]);
  }

  function follow(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(typed.text);
    }
    if (event.key === 'Backspace' && typed.text === '' && chips.length > 0) onChange(chips.slice(0, -1));
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div
        className={classNames(
          'flex min-h-(--size-control) flex-wrap items-center gap-1.5 rounded-md border p-1 ps-1.5 has-[input:focus]:border-accent has-[input:focus]:inset-ring has-[input:focus]:inset-ring-accent',
          error ? 'border-danger' : 'border-border-control',
          isEdited ? 'bg-edited' : 'bg-surface',
        )}
      >
        {before.map((chip) => (
          <span key={chip} className="inline-flex items-center rounded-xs bg-surface-sunken ps-2 text-sm">
            {chip}
            <button
              type="button"
              aria-label={removeLabel(chip)}
              onClick={() => onChange(chips.filter((each) => each !== chip))}
              className="grid size-7 place-items-center rounded-xs text-ink-muted hover:text-ink"
            >
              <Icon of={CloseIcon} size={14} />
            </button>
          </span>
        ))}
        <input
          id={id}
          value={typed.text}
          maxLength={maxLength}
          placeholder={before.length < maxChips ? addLabel : undefined}
          disabled={before.length >= maxChips}
          aria-describedby={help || error ? `${id}-note` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={follow}
          onBlur={() => add(typed.text)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!text.includes(',')) return;
            event.preventDefault();
            add(text);
          }}
          className="h-7 min-w-28 flex-1 bg-transparent px-1.5 text-sm outline-none placeholder:text-ink-subtle"
        />
      </div>
      {(error ?? help) && (
        <p
          id={`${id}-note`}
          className={classNames('mt-1.5 text-xs', error ? 'font-medium text-danger' : 'text-ink-subtle')}
        >
          {error ?? help}
        </p>
      )}
    </div>
  );
}
