import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { editorMessages } from '../messages.ts';
import { noEntry, readEntry, type StockEntry } from './stock-entry.ts';
import { isStored, type useSave } from '../saving/use-save.ts';
import { randomKey } from '@haat/contracts/shared/random-key';

/** A stock movement typed but not yet entered. */
export function useEntry(stock: number, saving: ReturnType<typeof useSave>) {
  const t = useMessages(editorMessages);
  const [entry, setEntry] = useState<StockEntry>(noEntry);
  // Changes with the input: an entry that is sent again unchanged, because no response arrived, is booked once.
  const [key, setKey] = useState(randomKey);
  const [error, setError] = useState<string>();
  const { kind } = readEntry(entry, stock);
  function forget(): void {
    setEntry(noEntry);
    setKey(randomKey());
  }
  return {
    entry,
    error,
    isThere: kind !== 'none',
    isWrong: kind === 'wrong',
    change: (next: StockEntry) => {
      setEntry(next);
      setKey(randomKey());
      setError(undefined);
    },
    forget,
    /** Books it; `isAlone`: nothing else is saved at the same time that would report it. */
    async store(isAlone: boolean): Promise<void> {
      const result = await saving.storeEntry(entry, { stock, key });
      if (!isStored(result)) return setError(result.code === 'VALIDATION' ? t.entryRefused : undefined);
      forget();
      if (isAlone) showToast({ kind: 'success', text: t.stockSaved });
      return undefined;
    },
  };
}
