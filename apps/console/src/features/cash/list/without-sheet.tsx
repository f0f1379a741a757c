import type { CashFigures } from '@haat/contracts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { cashMessages } from '../messages.ts';
import { refreshSheets } from '../sheet-queries.ts';

export interface WithoutSheetProps extends Pick<CashFigures['without_sheet'], 'parcels' | 'total'> {
  /** Whether these are all of them: a sheet is written for all. */
  canWrite: boolean;
}

/** Parcels on their way without a sheet, whose cash would be forgotten, with an action that puts them on one. */
export function WithoutSheet({ parcels, total, canWrite }: WithoutSheetProps) {
  const t = useMessages(cashMessages);
  const { money, number } = useFormat();
  const [isWriting, setWriting] = useState(false);

  async function write() {
    setWriting(true);
    const found = await call('adminParcelList', { query: { of: 'without-sheet' } });
    const orderNumbers = found.ok ? found.body.data.map((parcel) => parcel.order_number) : [];
    const answer =
      orderNumbers.length > 0 ? await call('adminSheetCreate', { body: { order_numbers: orderNumbers } }) : found;
    setWriting(false);
    if (!answer.ok) return showToast({ kind: 'error', text: t.notBooked });
    const sheet = 'sheet' in answer.body.data ? answer.body.data.sheet : null;
    if (sheet !== null) showToast({ kind: 'success', text: t.sheetWritten(sheet) });
    return refreshSheets();
  }

  if (parcels === 0) return null;
  return (
    <Notice
      tone="warning"
      className="mb-3 flex-wrap"
      action={
        canWrite && (
          <Button busy={isWriting} onClick={() => void write()} className="text-ink">
            {t.writeSheet}
          </Button>
        )
      }
    >
      {t.withoutSheet(parcels, number(parcels), money(total))}
    </Notice>
  );
}
