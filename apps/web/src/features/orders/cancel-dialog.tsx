import { useState } from 'react';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { ordersMessages } from './messages.ts';

/** Asks for confirmation before an order is cancelled. */
export function CancelDialog({ onCancel, onDismiss }: { onCancel: () => Promise<void>; onDismiss: () => void }) {
  const t = useMessages(ordersMessages);
  const [isSending, setIsSending] = useState(false);

  function cancel() {
    setIsSending(true);
    void onCancel();
  }

  return (
    <Dialog
      onClose={onDismiss}
      title={t.cancelTitle}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="outline" onClick={onDismiss}>
            {t.keepOrder}
          </Button>
          <Button variant="danger" busy={isSending} busyText={t.sending} onClick={cancel}>
            {t.cancelOrder}
          </Button>
        </div>
      }
    >
      <p>{t.cancelText}</p>
    </Dialog>
  );
}
