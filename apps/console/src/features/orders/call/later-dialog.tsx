import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { dayOf } from '../../../platform/times.ts';
import { Button } from '../../../ui/button.tsx';
import { laterTimes } from './call-queue.ts';
import { callMessages } from './messages.ts';

/** Asks when to call back. */
export function LaterDialog({ onChoose, onClose }: { onChoose: (at: string) => void; onClose: () => void }) {
  const t = useMessages(callMessages);
  const [times] = useState(() => laterTimes(new Date(), dayOf(new Date())));
  return (
    <Dialog title={t.laterTitle} onClose={onClose} footer={<Button onClick={onClose}>{t.close}</Button>}>
      <div className="grid gap-2">
        {times.map(({ kind, at }) => (
          <Button key={kind} onClick={() => onChoose(at)}>
            {t.laterChoices[kind]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
