import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ConflictDialog } from '../../ui/cell/conflict-dialog.tsx';
import { mergeMessages } from '../../ui/merge/messages.ts';
import { zoneMessages } from './messages.ts';
import type { ChargeConflict as Conflict } from './use-charges.ts';

interface ChargeConflictProps {
  conflict: Conflict;
  onSettle: (isMine: boolean) => void;
}

/** A conflict: two people changed the same zone's charge. */
export function ChargeConflict({ conflict: { zone, now, changed, charge }, onSettle }: ChargeConflictProps) {
  const t = useMessages(zoneMessages);
  const locale = useLocale();
  const { somebody } = useMessages(mergeMessages);
  const { money } = useFormat();
  const who = changed?.by ?? somebody;
  return (
    <ConflictDialog
      title={t.conflictTitle}
      text={t.conflictText(inLocale(locale, zone.name, zone.name_bn), who)}
      before={money(zone.delivery_charge)}
      theirs={{ who, figure: money(now.delivery_charge) }}
      mine={money(charge)}
      onSettle={onSettle}
    />
  );
}
