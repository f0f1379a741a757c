import type { AdminProductRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { offerUndo } from '../../../platform/undo/last-undo.ts';
import { useCellWords } from '../cells/use-cell-words.ts';
import { productsMessages } from '../messages.ts';
import { refreshProducts } from '../product-queries.ts';

type Rows = readonly Pick<AdminProductRow, 'id' | 'title' | 'title_bn'>[];

/** Retires products or puts them back on sale, reports it, and offers an undo. */
export function useRetire() {
  const t = useMessages(productsMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const say = useCellWords();
  const [isSaving, setSaving] = useState(false);

  function tell(rows: Rows, isRetired: boolean): string {
    const [first] = rows;
    if (rows.length !== 1 || !first) return t.done[isRetired ? 'retired' : 'restored'](number(rows.length));
    const title = inLocale(locale, first.title, first.title_bn);
    return t.doneOne[isRetired ? 'retired' : 'restored'](title);
  }

  async function change(rows: Rows, isRetired: boolean): Promise<boolean> {
    const body = { ids: rows.map(({ id }) => id), is_retired: isRetired };
    const answer = await call('adminProductsRetire', { body });
    if (!answer.ok && answer.problem.code !== 'UNAUTHORIZED')
      showToast({
        kind: 'error',
        text: answer.problem.code === 'VALIDATION' ? t.noPicture : say.refused(answer.problem.code),
      });
    await refreshProducts();
    return answer.ok;
  }

  /** Resolves to whether it succeeded. */
  async function retire(rows: Rows, isRetired: boolean): Promise<boolean> {
    setSaving(true);
    const isDone = await change(rows, isRetired);
    setSaving(false);
    if (!isDone) return false;
    const undo = async () => {
      if (await change(rows, !isRetired)) showToast({ kind: 'success', text: tell(rows, !isRetired) });
    };
    offerUndo({ text: tell(rows, isRetired), label: t.undo, undo: () => void undo() });
    return true;
  }
  return { retire, isSaving };
}
