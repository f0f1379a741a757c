import { fieldsOf, readText, write } from '@haat/ui/device/device.ts';
import { useState } from 'react';
import { noDraft, type SettlementDraft } from './settlement-draft.ts';
import { randomKey } from '@haat/contracts/shared/random-key';

/** The draft settlement of a sheet, stored on this device until it is booked. */
export function useDraft(code: string) {
  const key = `console_settlement_${code}`;
  const [draft, setDraft] = useState(() => readDraft(key));
  return {
    draft,
    change: (part: Partial<SettlementDraft>) => {
      const next = { ...draft, ...part, key: draft.key ?? randomKey() };
      setDraft(next);
      write({ [key]: JSON.stringify(next) });
    },
    forget: () => {
      setDraft(noDraft);
      write({ [key]: null });
    },
  };
}

function readDraft(key: string): SettlementDraft {
  try {
    const stored: unknown = JSON.parse(readText(key) ?? 'null');
    return isDraft(stored) ? stored : noDraft;
  } catch {
    return noDraft;
  }
}

function isDraft(stored: unknown): stored is SettlementDraft {
  const { key, ticked, received, inHand, reference, note } = fieldsOf(stored);
  return (
    (key === null || typeof key === 'string') &&
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
