import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/screen/leave-guard.tsx';
import { screenMessages } from '../../../ui/screen/messages.ts';
import { UnsavedChanges } from '../../../ui/screen/unsaved-changes.tsx';
import { cashMessages } from '../messages.ts';
import type { DraftChanges } from './draft-changes.ts';

export interface DraftBarProps {
  changes: DraftChanges;
  isSaving: boolean;
  onDiscard: () => void;
}

/** Says what was entered and is not booked, and asks before it is left; nothing while there is nothing. */
export function DraftBar({ changes: { parcels, fields }, isSaving, onDiscard }: DraftBarProps) {
  const t = useMessages(cashMessages);
  const { discard } = useMessages(screenMessages);
  const names = { inHand: t.moneyInHand, reference: t.reference, note: t.note };
  const changes = [...parcels, ...fields.map((field) => names[field])];
  if (changes.length === 0) return null;
  return (
    <div className="flex items-center gap-3">
      <UnsavedChanges changes={changes} note={t.kept} />
      <Button onClick={onDiscard} disabled={isSaving}>
        {discard}
      </Button>
      <LeaveGuard isActive={() => !isSaving} text={t.leaveKept} />
    </div>
  );
}
