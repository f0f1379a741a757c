import { fieldsOf, readText, write } from '@haat/ui/device/device.ts';
import { useRef, useState } from 'react';
import { noDraft, type SettlementDraft } from './settlement-draft.ts';
import { randomKey } from '@haat/contracts/shared/random-key';

/** The draft settlement of a sheet, stored on this device until it is booked. */
export function useDraft(code: string) {
  const key = `console_settlement_${code}`;
  const [draft, setDraft] = useState(() => readDraft(key));
  // Changed also by functions of an earlier rendering, once a response has arrived.
  const latest = useRef(draft);
  function store(next: SettlementDraft, text: string | null): void {
    latest.current = next;
    setDraft(next);
    write({ [key]: text });
  }
  return {
    draft,
    change: (part: Partial<SettlementDraft>) => {
      const next = { ...latest.current, ...part, key: randomKey() };
      store(next, JSON.stringify(next));
    },
    forget: () => store(noDraft, null),
  };
}

function readDraft(key: string): SettlementDraft {
  try {
    const stored: unknown = JSON.parse(readText(key) ?? 'null');
    return isDraft(stored) ? { ...stored, key: stored.key ?? randomKey() } : noDraft;
  } catch {
    return noDraft;
  }
}

/** An earlier version stored drafts without a key. */
function isDraft(stored: unknown): stored is Omit<SettlementDraft, 'key'> & Partial<Pick<SettlementDraft, 'key'>> {
  const { key, ticked, received, inHand, reference, note } = fieldsOf(stored);
  return (
    (key === undefined || key === null || typeof key === 'string') &&
    isRecordOf(ticked, 'boolean') &&
    isRecordOf(received, 'string') &&
    (inHand === null || typeof inHand === 'string') &&
    typeof reference === 'string' &&
    typeof note === 'string'
  );
}

function isRecordOf(value: unknown, type: 'boolean' | 'string'): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === type);
}
