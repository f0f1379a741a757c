import type { EnteredStockReason } from '@haat/contracts';
import { SelectField, TextField } from '@haat/ui/forms/field.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { editorMessages } from '../editor/messages.ts';
import { BulkForm } from './bulk-form.tsx';
import { readStocks, stockKinds, type StockKind } from './bulk-reading.ts';
import { bulkMessages } from './messages.ts';
import type { BulkDialogProps } from './offer-dialog.tsx';
import { useBulk } from './use-bulk.ts';
import { randomKey } from '@haat/contracts/shared/random-key';

/** Adds to, takes from or sets the stock of the selected products, for one reason. */
export function StockDialog({ rows, onDone, onClose }: BulkDialogProps) {
  const t = useMessages(bulkMessages);
  const { reasons } = useMessages(editorMessages);
  const { number } = useFormat();
  const { enterStock } = useBulk();
  const [kind, setKind] = useState<StockKind>('raise');
  const [reason, setReason] = useState<EnteredStockReason>('delivery');
  const [typed, setTyped] = useState('');
  // Changes with the input: an entry that is sent again unchanged, because no response arrived, is booked once.
  const [key, setKey] = useState(randomKey);
  const lines = readStocks(rows, kind, typed);
  const choices: readonly EnteredStockReason[] = stockKinds[kind];
  return (
    <BulkForm
      title={t.stockTitle(rows.length, number(rows.length))}
      legend={t.stockLegend}
      kinds={t.stockKinds}
      kind={kind}
      onKind={(next) => {
        setKind(next);
        setKey(randomKey());
        setReason(stockKinds[next][0]);
      }}
      typed={typed}
      lines={lines}
      figure={number}
      send={(changed) => enterStock(changed, { kind, reason, key })}
      onDone={onDone}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={t.pieces}
          value={typed}
          error={typed !== '' && !lines ? t.notPieces : undefined}
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setKey(randomKey());
          }}
        />
        <SelectField
          label={t.reason}
          value={reason}
          onChange={({ target }) => {
            setReason(choices.find((each) => each === target.value) ?? reason);
            setKey(randomKey());
          }}
        >
          {choices.map((each) => (
            <option key={each} value={each}>
              {reasons[each]}
            </option>
          ))}
        </SelectField>
      </div>
    </BulkForm>
  );
}
