import type { EnteredStockReason } from '@haat/contracts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call, type CallProblem } from '../../../platform/api/call.ts';
import { offerUndo } from '../../../platform/undo/last-undo.ts';
import { useCellWords } from '../cells/use-cell-words.ts';
import { productsMessages } from '../messages.ts';
import { refreshProducts } from '../product-queries.ts';
import type { ChangedLine, StockKind } from './bulk-reading.ts';
import { bulkMessages } from './messages.ts';
import { randomKey } from '@haat/contracts/shared/random-key';

/**
 * `stale`: nothing was stored because the products have changed since they were shown. `refused`: a toast says why.
 */
export type BulkOutcome = 'stored' | 'stale' | 'refused';

/** Stores a change of several products, all or none, and offers to undo it. */
export function useBulk() {
  const t = useMessages(bulkMessages);
  const { undo: label } = useMessages(productsMessages);
  const say = useCellWords();
  const { number } = useFormat();

  async function refused({ code }: CallProblem): Promise<BulkOutcome> {
    await refreshProducts();
    if (code === 'CHANGED_MEANWHILE' || code === 'VALIDATION') return 'stale';
    if (code !== 'UNAUTHORIZED') showToast({ kind: 'error', text: say.refused(code) });
    return 'refused';
  }

  async function stored(count: number, text: string, takeBack: () => Promise<{ ok: boolean }>): Promise<BulkOutcome> {
    const undo = async () => {
      const { ok } = await takeBack();
      showToast(ok ? { kind: 'success', text: t.undone(count, number(count)) } : { kind: 'error', text: t.notUndone });
      await refreshProducts();
    };
    offerUndo({ text, label, undo: () => void undo() });
    await refreshProducts();
    return 'stored';
  }

  const offer = async (lines: readonly ChangedLine[]): Promise<BulkOutcome> => {
    const asked = lines.map(({ row: { id, version }, after }) => ({ id, version, offer_price: after }));
    const answer = await sendOffers(asked);
    if (!answer.ok) return refused(answer.problem);
    const versions = new Map(answer.body.data.map(({ id, version }) => [id, version]));
    const before = lines.map(({ row: { id, version, offer_price: offerPrice } }) => ({
      id,
      version: versions.get(id) ?? version,
      offer_price: offerPrice,
    }));
    return stored(lines.length, t.offered(lines.length, number(lines.length)), () => sendOffers(before));
  };

  const enterStock = async (
    lines: readonly ChangedLine[],
    { kind, reason, key }: { kind: StockKind; reason: EnteredStockReason; key: string },
  ): Promise<BulkOutcome> => {
    const answer = await sendStock(
      reason,
      lines.map((line) => entryOf(line, kind)),
      key,
    );
    if (!answer.ok) return refused(answer.problem);
    const back = answer.body.data.map(({ id, delta }) => ({ id, delta: -delta }));
    return stored(lines.length, t.entered(lines.length, number(lines.length)), () => sendStock('adjustment', back));
  };

  return { offer, enterStock };
}

const sendOffers = (products: { id: number; version: number; offer_price: number }[]) =>
  call('adminProductsOffer', { body: { products } });

const sendStock = (reason: EnteredStockReason, products: Entry[], key = randomKey()) =>
  call('adminProductsStock', { headers: { 'idempotency-key': key }, body: { reason, products } });

type Entry = { id: number; counted: number } | { id: number; delta: number };

/** Concurrent movements add up; a set stock replaces. */
function entryOf({ row: { id }, before, after }: ChangedLine, kind: StockKind): Entry {
  return kind === 'set' ? { id, counted: after } : { id, delta: after - before };
}
