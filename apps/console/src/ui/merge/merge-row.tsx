import { classNames } from '@haat/ui/class-names.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { ReactNode } from 'react';
import type { Difference, Sides } from './differences.ts';
import { mergeMessages } from './messages.ts';

export interface MergeRowProps<Name extends string> {
  difference: Difference<Name>;
  labelOf: (name: Name) => string;
  /** The value of a field, for display. */
  valueOf: (name: Name, side: keyof Sides<unknown>) => ReactNode;
  /** Who stored what is there now, and when. */
  who: string;
  /** Whether theirs is chosen. */
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** A field as it was, as somebody else stored it and as typed here; a choice if both changed it. */
export function MergeRow<Name extends string>(props: MergeRowProps<Name>) {
  const { difference, labelOf, valueOf, who, isTheirs, onChoose } = props;
  const { name, changedBy } = difference;
  const t = useMessages(mergeMessages);
  const isBoth = changedBy === 'both';
  const label = labelOf(name);
  const sides = [
    { side: 'now' as const, isTheirSide: true, caption: who, isChanged: changedBy !== 'mine' },
    { side: 'mine' as const, isTheirSide: false, caption: t.yours, isChanged: changedBy !== 'theirs' },
  ];
  return (
    <li className={classNames('border-border px-3.5 py-3 not-first:border-t', isBoth && 'bg-edited')}>
      <p className="font-semibold">
        {label} {isBoth && <span className="font-normal text-ink-muted">· {t.bothChanged}</span>}
      </p>
      <div role={isBoth ? 'radiogroup' : undefined} aria-label={isBoth ? label : undefined} className={layout}>
        <Side caption={t.before}>{valueOf(name, 'base')}</Side>
        {sides.map(({ side, isTheirSide, caption, isChanged }) => {
          const value = <Side caption={caption}>{isChanged ? <ins>{valueOf(name, side)}</ins> : t.unchanged}</Side>;
          if (!isBoth) return <div key={side}>{value}</div>;
          return (
            <label key={side} className="flex min-h-(--size-control) min-w-0 cursor-pointer items-start gap-2.5">
              <input
                type="radio"
                name={`merge-${name}`}
                checked={isTheirs === isTheirSide}
                onChange={() => onChoose(isTheirSide)}
                className="mt-0.5 size-4.5 flex-none accent-accent"
              />
              {value}
            </label>
          );
        })}
      </div>
    </li>
  );
}

const layout = 'mt-1.5 grid gap-2 sm:grid-cols-3';

function Side({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <span className="block min-w-0 [overflow-wrap:anywhere]">
      <span className="block text-xs text-ink-muted first-letter:uppercase">{caption}</span>
      {children}
    </span>
  );
}
