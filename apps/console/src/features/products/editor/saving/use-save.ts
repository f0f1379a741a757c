import type { AdminProduct } from '@haat/contracts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { postStock } from '../../cells/send-cell.ts';
import { call, type CallProblem } from '../../../../platform/api/call.ts';
import { queries } from '../../../../platform/api/queries.ts';
import { ownFields } from '../../../../ui/merge/differences.ts';
import { useCellWords } from '../../cells/use-cell-words.ts';
import { isProduct } from '../../product-queries.ts';
import { editorMessages } from '../messages.ts';
import type { Conflict } from './product-merge.tsx';
import { changesOf, productDifferences, valuesOf, type ProductField, type ProductValues } from '../product-values.ts';
import { readEntry, type StockEntry } from '../stock/stock-entry.ts';
import { productKey } from '../use-product.ts';

/** Fields to store, with the version they are based on and their values in it. */
export interface Edit {
  version: number;
  base: ProductValues;
  values: ProductValues;
  fields: readonly ProductField[];
}

/**
 * Stores edits of a product. Concurrent changes of other fields are kept; changes of the same fields become a
 * conflict.
 */
export function useSave(id: number) {
  const t = useMessages(editorMessages);
  const say = useCellWords();
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const params = { id };

  function fail(problem: CallProblem): CallProblem {
    if (problem.code !== 'UNAUTHORIZED' && problem.code !== 'VALIDATION')
      showToast({ kind: 'error', text: problem.code === 'NETWORK' ? t.failed : say.refused(problem.code) });
    return problem;
  }

  /** Resolves to the stored product, to the problem, or to null for a conflict that is now shown. */
  async function storeFields(edit: Edit): Promise<AdminProduct | CallProblem | null> {
    const body = { version: edit.version, changes: changesOf(edit.values, edit.fields) };
    const answer = await call('adminProductChange', { params, body });
    if (answer.ok) return remember(answer.body.data);
    const { code, data } = answer.problem;
    if (code !== 'CHANGED_MEANWHILE' || !isProduct(data)) return fail(answer.problem);
    const differences = productDifferences({ base: edit.base, mine: edit.values, now: valuesOf(data) });
    if (differences.some(({ changedBy }) => changedBy === 'both')) {
      setConflict({ base: edit.base, mine: edit.values, now: data, differences });
      return null;
    }
    const own = ownFields(differences, new Set());
    if (own.length === 0) return remember(data);
    return storeFields({ ...edit, version: data.version, fields: own });
  }

  /** Resolves to the product with its new stock, or to the problem. The key is the entry's, however often it is sent. */
  async function storeEntry(
    entry: StockEntry,
    { stock, key }: { stock: number; key: string },
  ): Promise<AdminProduct | CallProblem> {
    const reading = readEntry(entry, stock);
    const { reason } = entry;
    const body =
      reading.kind === 'counted'
        ? { reason, counted: reading.counted }
        : { reason, delta: reading.kind === 'moved' ? reading.delta : 0 };
    const answer = await postStock(id, body, key);
    return answer.ok ? remember(answer.body.data) : fail(answer.problem);
  }

  function remember(product: AdminProduct): AdminProduct {
    queries.setQueryData(productKey(id), product);
    void queries.invalidateQueries({ queryKey: ['products', 'list'] });
    return product;
  }

  return {
    isSaving,
    conflict,
    forgetConflict: () => setConflict(null),
    storeFields,
    storeEntry,
    /** Runs something while the buttons show a spinner. */
    async busy(run: () => Promise<void>): Promise<void> {
      setSaving(true);
      await run();
      setSaving(false);
    },
  };
}

/** Whether a result is a product rather than a problem. */
export function isStored(result: AdminProduct | CallProblem | null): result is AdminProduct {
  return result !== null && 'version' in result;
}
