import { showToast } from '@haat/ui/feedback/feedback.ts';
import { toLatinDigits } from '@haat/contracts/shared/locale';
import type { AdminProduct } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useEffect, useRef, useState } from 'react';
import { call, type CallProblem } from '../../../platform/api/call.ts';
import { useCellWords } from '../cells/use-cell-words.ts';
import { useFormUploads } from '../../../ui/pictures/form-uploads.ts';
import { refreshProducts } from '../product-queries.ts';
import { editorMessages } from './messages.ts';
import { takaText, type ProductValues } from './product-values.ts';
import { keepDraft, readDraft, type DraftOf } from './saving/draft.ts';
import { leftAfterAdding } from './saving/left-after-adding.ts';
import { useAttempt } from './saving/use-attempt.ts';
import { useFields } from './use-fields.ts';

/** The initial values of a new product, and the key of its draft on this device. */
export interface NewProductStart {
  values: ProductValues;
  draft: DraftOf;
}

const openingStock = '0';

/** How long a message is shown that takes reading. */
const readMs = 8_000;

/** A product being created: its fields, its opening stock, and the request. */
export function useNewProduct({ values: start, draft: draftOf }: NewProductStart) {
  const [draft] = useState(() => readDraft(draftOf));
  const fields = useFields({ stored: start, typed: draft?.values ?? start });
  const stock = useOpeningStock(draft?.stock ?? openingStock);
  const [isSaving, setSaving] = useState(false);
  const uploads = useFormUploads(isSaving);
  const [addedId, setAddedId] = useState<number | null>(null);
  const { values, changed } = fields;
  const { typed } = stock;
  const isDirty = (changed.length > 0 || typed !== openingStock) && addedId === null;
  const { key, isSent, begin } = useAttempt(draft, isDirty);
  const isKept = (isDirty || isSent) && addedId === null;
  const { tellAdded, tellRefused } = useNewProductWords();

  useEffect(() => {
    keepDraft(
      draftOf,
      isKept ? { version: 1, base: start, values, stock: typed, key: isSent ? key : undefined } : null,
    );
  }, [draftOf, isKept, start, values, typed, key, isSent]);

  async function send(product: ProductValues, pieces: number): Promise<void> {
    setSaving(true);
    begin();
    const { price, offer_price: offer } = product;
    const body = { ...product, price: takaText(price), offer_price: takaText(offer), stock: pieces };
    const answer = await call('adminProductCreate', { headers: { 'idempotency-key': key }, body });
    setSaving(false);
    if (!answer.ok) return fields.showProblem(answer.problem) ? undefined : tellRefused(answer.problem);
    const { data } = answer.body;
    const left = leftAfterAdding(data, { values: fields.read(), stock: stock.read() });
    if (left.draft) keepDraft(data.id, left.draft);
    // The page may have been left meanwhile; its key must not add another product.
    keepDraft(draftOf, null);
    tellAdded(data, left);
    setAddedId(data.id);
    return void refreshProducts();
  }

  async function add(): Promise<void> {
    const pieces = stock.check();
    if (pieces === null || isSaving || uploads.isUploading) return;
    await fields.submit((product) => send(product, pieces));
  }

  return { fields, stock, uploads, isDirty, isSaving, addedId, add };
}

function useOpeningStock(first: string) {
  const t = useMessages(editorMessages);
  const [typed, setTyped] = useState(first);
  const [error, setError] = useState<string>();
  const latest = useRef(typed);
  return {
    typed,
    error,
    change(next: string): void {
      latest.current = next;
      setTyped(next);
      setError(undefined);
    },
    /** As typed at this moment, also in functions of an earlier rendering. */
    read: () => latest.current,
    /** The number of pieces; null if it is not one, which is then shown at the field. */
    check(): number | null {
      const text = toLatinDigits(typed).trim();
      const isCount = /^\d{1,7}$/.test(text) && Number(text) <= 1_000_000;
      setError(isCount ? undefined : t.wrongStock);
      return isCount ? Number(text) : null;
    },
  };
}

function useNewProductWords() {
  const t = useMessages(editorMessages);
  const { number } = useFormat();
  const say = useCellWords();

  function tellAdded({ stock }: AdminProduct, { draft, isStockLeft }: ReturnType<typeof leftAfterAdding>): void {
    if (!draft && !isStockLeft) return showToast({ kind: 'success', text: t.added });
    const words = [draft ? t.addedEarlier : t.added, ...(isStockLeft ? [t.stockAsSent(number(stock))] : [])];
    return showToast({ kind: 'success', text: words.join(' '), staysMs: readMs });
  }

  function tellRefused({ code }: CallProblem): void {
    if (code === 'UNAUTHORIZED') return;
    showToast({ kind: 'error', text: code === 'NETWORK' ? t.failed : say.refused(code) });
  }

  return { tellAdded, tellRefused };
}
