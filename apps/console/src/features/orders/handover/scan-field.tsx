import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ScanIcon } from '@haat/ui/icons/icons.ts';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { Key } from '../../../ui/key.tsx';
import { handoverMessages } from './messages.ts';
import { findScanned } from './scanned-number.ts';
import type { HandoverWork } from './use-handover.ts';

interface Said {
  text: string;
  isError: boolean;
}

/**
 * Ticks the parcel whose number is scanned or typed: scanners type the number and press Enter, and the next scan can
 * follow at once.
 */
export function ScanField({ work }: { work: HandoverWork }) {
  const t = useMessages(handoverMessages);
  const { number } = useFormat();
  const [said, setSaid] = useState<Said | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => field.current?.focus() });

  function scan(typed: string): Said {
    const found = findScanned(typed, work.numbers);
    if (found.kind === 'several') return { text: t.severalLike(typed), isError: true };
    if (found.kind === 'none') return { text: t.notHere(typed), isError: true };
    const { orderNumber } = found;
    if (work.chosen.has(orderNumber)) return { text: t.tickedAlready(orderNumber), isError: false };
    work.tick(orderNumber);
    document.querySelector(`[data-row="${orderNumber}"]`)?.scrollIntoView({ block: 'center' });
    return {
      text: t.ticked(orderNumber, number(work.chosen.size + 1), number(work.numbers.length)),
      isError: false,
    };
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const input = event.currentTarget;
    if (event.key === 'Escape') input.blur();
    if (event.key !== 'Enter' || input.value.trim() === '') return;
    event.preventDefault();
    const next = scan(input.value.trim());
    setSaid(next);
    // An unknown number stays selected in the field: the next scan replaces it.
    if (next.isError) input.select();
    else input.value = '';
  }

  return (
    <>
      <label className="relative flex w-full flex-none items-center md:w-85">
        <span className="sr-only">{t.scan}</span>
        <Icon of={ScanIcon} size={18} className="pointer-events-none absolute start-3 text-ink-subtle" />
        <input
          ref={field}
          type="text"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          placeholder={t.scan}
          enterKeyHint="done"
          onKeyDown={press}
          className="h-(--size-control) w-full rounded-md border border-border-control bg-surface ps-10 pe-9 text-sm field-focus placeholder:text-ink-subtle"
        />
        <span className="absolute end-2 max-md:hidden">
          <Key>/</Key>
        </span>
      </label>
      <p
        role="status"
        className={`order-last w-full text-xs font-medium empty:hidden ${said?.isError ? 'text-danger' : 'text-ink-muted'}`}
      >
        {said?.text}
      </p>
    </>
  );
}
