import type { AdminZoneRow } from '@haat/contracts';
import { CheckboxRow } from '@haat/ui/forms/checkbox-row.tsx';
import { TextArea, TextField } from '@haat/ui/forms/field.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { RecordDialog } from '../../ui/record/record-dialog.tsx';
import { zoneMessages } from './messages.ts';
import { useChargeWords } from './use-charge-words.ts';
import { useZoneForm } from './use-zone-form.ts';

export interface ZoneDialogProps {
  /** Null for a new zone. */
  zone: AdminZoneRow | null;
  onClose: () => void;
}

/** Adds or edits a delivery zone, and shows the effect of a different charge. */
export function ZoneDialog({ zone, onClose }: ZoneDialogProps) {
  const t = useMessages(zoneMessages);
  const chargeWords = useChargeWords();
  const form = useZoneForm();

  function chargeHelp(base: { delivery_charge: number } | null, typed: string): string {
    const charge = Number(typed);
    if (!base || !zone || typed === '' || Number.isNaN(charge) || charge === base.delivery_charge) return t.chargeHelp;
    return chargeWords(base.delivery_charge, charge, zone.orders);
  }

  return (
    <RecordDialog title={zone ? t.changeZone : t.newZone} row={zone} form={form} onClose={onClose}>
      {({ base, typed, errors, onType }) => (
        <>
          <TextField
            name="name"
            label={t.nameEnglish}
            lang="en"
            maxLength={120}
            value={typed.name}
            error={errors['name']}
            onChange={({ target }) => onType({ name: target.value })}
          />
          <TextField
            name="name_bn"
            label={t.nameBangla}
            lang="bn"
            maxLength={120}
            value={typed.name_bn}
            error={errors['name_bn']}
            onChange={({ target }) => onType({ name_bn: target.value })}
          />
          <TextField
            name="delivery_charge"
            label={`${t.charge} (৳)`}
            inputMode="decimal"
            value={typed.delivery_charge}
            error={errors['delivery_charge']}
            help={chargeHelp(base, typed.delivery_charge)}
            onChange={({ target }) => onType({ delivery_charge: target.value })}
          />
          <TextField
            name="delivery_days"
            label={t.days}
            inputMode="numeric"
            maxLength={2}
            value={typed.delivery_days}
            error={errors['delivery_days']}
            help={t.daysHelp}
            onChange={({ target }) => onType({ delivery_days: target.value })}
          />
          <TextArea
            name="places"
            label={t.places}
            rows={3}
            maxLength={4000}
            value={typed.places}
            error={errors['places']}
            help={t.placesHelp}
            onChange={({ target }) => onType({ places: target.value })}
          />
          <CheckboxRow
            label={t.isOffered}
            note={t.isOfferedNote}
            checked={typed.is_active}
            onChange={(isActive) => onType({ is_active: isActive })}
          />
        </>
      )}
    </RecordDialog>
  );
}
