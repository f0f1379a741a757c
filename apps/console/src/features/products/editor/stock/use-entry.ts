import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { editorMessages } from '../messages.ts';
import { noEntry, readEntry, type StockEntry } from './stock-entry.ts';
import { isStored, type useSave } from '../saving/use-save.ts';

/** A stock movement typed but not yet entered. */
export function useEntry(stock: number, saving: ReturnType<typeof useSave>) {
  const t = useMessages(editorMessages);
  const [entry, setEntry] = useState<StockEntry>(noEntry);
  const [error, setError] = useState<string>();
  const { kind } = readEntry(entry, stock);
  return {
    entry,
    error,
    isThere: kind !== 'none',
    isWrong: kind === 'wrong',
    change: (next: StockEntry) => {
      setEntry(next);
      setError(undefined);
    },
    forget: () => setEntry(noEntry),
    /** Books it; `isAlone`: nothing else is saved at the same time that would report it. */
    async store(isAlone: boolean): Promise<void> {
      const result = await saving.storeEntry(entry, stock);
      if (!isStored(result)) return setError(result.code === 'VALIDATION' ? t.entryRefused : undefined);
      setEntry(noEntry);
      if (isAlone) showToast({ kind: 'success', text: t.stockSaved });
      return undefined;
    },
  };
}
