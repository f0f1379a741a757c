import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { editorMessages } from '../messages.ts';
import { noEntry, readEntry, type StockEntry } from './stock-entry.ts';
import { isStored, type useSave } from '../saving/use-save.ts';
import { randomKey } from '@haat/contracts/shared/random-key';

/** An entry, and its idempotency key: sent again unchanged, because no response arrived, it is booked once. */
interface Attempt {
  entry: StockEntry;
  key: string;
  error?: string | undefined;
}

const attemptAt = (entry: StockEntry): Attempt => ({ entry, key: randomKey() });

/** A stock movement typed but not yet entered. What is typed while it is being booked is another one, and stays. */
export function useEntry(stock: number, saving: ReturnType<typeof useSave>) {
  const t = useMessages(editorMessages);
  const [attempt, setAttempt] = useState(() => attemptAt(noEntry));
  const { entry, key, error } = attempt;
  const { kind } = readEntry(entry, stock);
  return {
    entry,
    error,
    isThere: kind !== 'none',
    isWrong: kind === 'wrong',
    change: (next: StockEntry) => setAttempt(attemptAt(next)),
    forget: () => setAttempt(attemptAt(noEntry)),
    /** Books it; `isAlone`: nothing else is saved at the same time that would report it. */
    async store(isAlone: boolean): Promise<void> {
      const result = await saving.storeEntry(entry, { stock, key });
      const next = isStored(result)
        ? attemptAt(noEntry)
        : { entry, key, error: result.code === 'VALIDATION' ? t.entryRefused : undefined };
      setAttempt((now) => (now.key === key ? next : now));
      if (isStored(result) && isAlone) showToast({ kind: 'success', text: t.stockSaved });
    },
  };
}
