import type { AdminProductRow } from '@haat/contracts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { HeldRows } from './held-rows.tsx';
import { retireMessages } from './messages.ts';
import { heldIn, useHeld } from './use-held.ts';

interface RetireDialogProps {
  rows: readonly AdminProductRow[];
  isSaving: boolean;
  onRetire: () => void;
  onClose: () => void;
}

/** Asks before products are retired: who has them in orders, carts and favourites, and what happens to these. */
export function RetireDialog({ rows, isSaving, onRetire, onClose }: RetireDialogProps) {
  const t = useMessages(retireMessages);
  const { number } = useFormat();
  const held = useHeld(rows.map(({ id }) => id));
  const count = rows.length;
  return (
    <Dialog
      title={t.title(count, number(count))}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-2 gap-2 sm:flex sm:justify-end">
          <Button hint="Esc" onClick={onClose}>
            {t.keepSelling}
          </Button>
          <Button variant="danger" busy={isSaving} disabled={held.isPending} onClick={onRetire}>
            {t.retireNow(number(count))}
          </Button>
        </div>
      }
    >
      <p className="text-ink-muted">{t.text(count)}</p>
      <HeldRows rows={rows} held={held.data} isCounting={held.isPending} />
      {held.isError && (
        <Notice
          tone="warning"
          className="mt-4"
          action={
            <Button variant="ghost" onClick={() => void held.refetch()}>
              {t.countAgain}
            </Button>
          }
        >
          {t.notCounted}
        </Notice>
      )}
      {!held.isPending && <WhatHappens count={count} {...(held.data ? heldIn(held.data.values()) : unknown)} />}
    </Dialog>
  );
}

/** As long as nobody knows, everything may happen. */
const unknown = { orders: true, saved: true };

function WhatHappens({ count, orders, saved }: ReturnType<typeof heldIn> & { count: number }) {
  const t = useMessages(retireMessages);
  return (
    <>
      <h3 className="mt-4 font-semibold">{t.whatHappens}</h3>
      <ul className="mt-1 list-disc ps-5 text-ink-muted">
        {orders && <li>{t.ofOrders}</li>}
        {saved && <li>{t.ofSaved(count)}</li>}
        <li>{t.ofLinks(count)}</li>
      </ul>
    </>
  );
}
