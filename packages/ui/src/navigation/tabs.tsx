import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** Shown beside the label ('204'). */
  count?: string | undefined;
  panel: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: Tab<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** `line` for a page's content; `segmented` to switch between two forms. */
  look?: 'line' | 'segmented' | undefined;
}

const looks = {
  line: {
    list: 'mb-6 flex gap-7 border-b border-border',
    tab: 'h-13 after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-full',
    chosen: 'text-ink after:bg-accent',
    other: 'text-ink-muted hover:text-ink',
  },
  segmented: {
    list: 'mb-6 grid auto-cols-fr grid-flow-col rounded-md bg-surface-sunken p-1',
    tab: 'h-(--size-target) justify-center rounded-sm text-sm',
    chosen: 'bg-surface text-ink ring-1 ring-border',
    other: 'text-ink-muted hover:text-ink',
  },
} as const;

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs as defined by WAI-ARIA: one tab stop, arrow keys choose, Home and End jump. Inactive panels stay in the
 * document, hidden.
 */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, look = 'line' }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const style = looks[look];
  function choose(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next =
      tabs[
        step(
          tabs.findIndex((tab) => tab.id === chosen),
          tabs.length,
        )
      ];
    if (!next) return;
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={choose} tabIndex={-1} className={style.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            className={classNames(
              'relative flex items-center gap-2 font-semibold',
              style.tab,
              tab.id === chosen ? style.chosen : style.other,
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="text-sm font-medium text-ink-subtle tabular-nums">{tab.count}</span>
            )}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== chosen}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
