import type { AdminProductRow } from '@haat/contracts';
import { TextField } from '@haat/ui/forms/field.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { BulkForm } from './bulk-form.tsx';
import { readOffers, type OfferKind } from './bulk-reading.ts';
import { bulkMessages } from './messages.ts';
import { useBulk } from './use-bulk.ts';

export interface BulkDialogProps {
  rows: readonly AdminProductRow[];
  /** Called once it is stored. */
  onDone: () => void;
  onClose: () => void;
}

/** Sets the offers of the selected products: by a percentage, to an amount, or to none. */
export function OfferDialog({ rows, onDone, onClose }: BulkDialogProps) {
  const t = useMessages(bulkMessages);
  const { money, number } = useFormat();
  const { offer } = useBulk();
  const [kind, setKind] = useState<OfferKind>('percent');
  const [typed, setTyped] = useState('');
  const lines = readOffers(rows, kind, typed);
  const isPercent = kind === 'percent';
  return (
    <BulkForm
      title={t.offerTitle(rows.length, number(rows.length))}
      legend={t.offerLegend}
      kinds={t.offerKinds}
      kind={kind}
      onKind={(next) => {
        setKind(next);
        setTyped('');
      }}
      typed={typed}
      lines={lines}
      figure={money}
      send={offer}
      onDone={onDone}
      onClose={onClose}
    >
      {kind !== 'end' && (
        <TextField
          label={isPercent ? t.percent : t.amount}
          value={typed}
          error={typed !== '' && !lines ? (isPercent ? t.notAPercentage : t.notAnAmount) : undefined}
          inputMode={isPercent ? 'numeric' : 'decimal'}
          maxLength={12}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </BulkForm>
  );
}
