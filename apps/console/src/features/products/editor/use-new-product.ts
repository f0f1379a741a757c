import { showToast } from '@haat/ui/feedback/feedback.ts';
import { toLatinDigits } from '@haat/contracts/shared/locale';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCellWords } from '../cells/use-cell-words.ts';
import { refreshProducts } from '../product-queries.ts';
import { editorMessages } from './messages.ts';
import { takaText, type ProductValues } from './product-values.ts';
import { keepDraft, readDraft, type DraftOf } from './saving/draft.ts';
import { useFields } from './use-fields.ts';

/** The initial values of a new product, and the key of its draft on this device. */
export interface NewProductStart {
  values: ProductValues;
  draft: DraftOf;
}

const openingStock = '0';

/** A product being created: its fields, its opening stock, and the request. */
export function useNewProduct({ values: start, draft: draftOf }: NewProductStart) {
  const t = useMessages(editorMessages);
  const say = useCellWords();
  const [draft] = useState(() => readDraft(draftOf));
  const fields = useFields({ stored: start, typed: draft?.values ?? start });
  const [typed, setTyped] = useState(draft?.stock ?? openingStock);
  const [stockError, setStockError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [addedId, setAddedId] = useState<number | null>(null);
  const { values, changed } = fields;
  const isDirty = (changed.length > 0 || typed !== openingStock) && addedId === null;

  useEffect(() => {
    keepDraft(draftOf, isDirty ? { version: 1, base: start, values, stock: typed } : null);
  }, [draftOf, isDirty, start, values, typed]);

  async function send(product: ProductValues, stock: number): Promise<void> {
    setSaving(true);
    const { price, offer_price: offer } = product;
    const body = { ...product, price: takaText(price), offer_price: takaText(offer), stock };
    const answer = await call('adminProductCreate', { body });
    setSaving(false);
    if (answer.ok) {
      showToast({ kind: 'success', text: t.added });
      setAddedId(answer.body.data.id);
      void refreshProducts();
    } else if (!fields.showProblem(answer.problem) && answer.problem.code !== 'UNAUTHORIZED')
      showToast({
        kind: 'error',
        text: answer.problem.code === 'NETWORK' ? t.failed : say.refused(answer.problem.code),
      });
  }

  async function add(): Promise<void> {
    const text = toLatinDigits(typed).trim();
    const isCount = /^\d{1,7}$/.test(text) && Number(text) <= 1_000_000;
    setStockError(isCount ? undefined : t.wrongStock);
    if (isCount && !isSaving) await fields.submit((product) => send(product, Number(text)));
  }

  const change = (next: string) => {
    setTyped(next);
    setStockError(undefined);
  };
  return { fields, stock: { typed, error: stockError, change }, isDirty, isSaving, addedId, add };
}
