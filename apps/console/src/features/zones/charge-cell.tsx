import type { AdminZoneRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { typedTaka } from '../../platform/typed-taka.ts';
import { useIsWide } from '../../platform/use-media.ts';
import { InlineCell } from '../../ui/cell/inline-cell.tsx';
import { zoneMessages } from './messages.ts';
import { useChargeWords } from './use-charge-words.ts';
import type { Charges } from './use-charges.ts';

export interface ChargeCellProps {
  zones: readonly AdminZoneRow[];
  zone: AdminZoneRow;
  charges: Charges;
  canChange: boolean;
}

/** The charge of a zone; owners edit it in place, and Tab moves to the next zone. */
export function ChargeCell({ zones, zone, charges, canChange }: ChargeCellProps) {
  const t = useMessages(zoneMessages);
  const locale = useLocale();
  const { money } = useFormat();
  const chargeWords = useChargeWords();
  const isCard = !useIsWide();
  const typed = charges.chargeOf(zone);
  const charge = zone.delivery_charge;
  const saving = typed?.state === 'saving' ? typedTaka(typed.typed) : null;
  const text = typed?.state === 'refused' ? typed.typed : money(saving ?? charge);
  const label = `${t.charge}, ${inLocale(locale, zone.name, zone.name_bn)}`;
  if (!canChange) return <span className="font-semibold tabular-nums">{text}</span>;
  const beside = (step: number) => zones[zones.indexOf(zone) + step]?.id ?? null;
  return (
    <span className="ms-auto block w-26">
      <InlineCell
        name={`${label}: ${text}`}
        label={label}
        initial={typed?.state === 'refused' ? typed.typed : String(charge)}
        inputMode="decimal"
        renderHint={(words) => (
          <span className="text-ink-muted">{chargeWords(charge, typedTaka(words) ?? charge, zone.orders)}</span>
        )}
        take={(words, isLeft) => charges.submit(zone, words, isLeft)}
        forget={() => charges.forget(zone)}
        isOpen={charges.open === zone.id}
        onOpen={() => {
          if (saving === null) charges.setOpen(zone.id);
        }}
        onClose={(to) => charges.setOpen(to === 'next' ? beside(1) : to === 'before' ? beside(-1) : null)}
        typed={typed}
        isCard={isCard}
        className="font-semibold"
      >
        {text}
      </InlineCell>
    </span>
  );
}
