import { Suspense, useState } from 'react';
import { lazyPart } from '@haat/ui/device/lazy-part.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { Card } from '@haat/ui/layout/card.tsx';
import { accountMessages } from '../messages.ts';

const CopyDialog = lazyPart(async () => (await import('./own-data-dialogs.tsx')).CopyDialog);
const DeletionDialog = lazyPart(async () => (await import('./own-data-dialogs.tsx')).DeletionDialog);

/** Export and deletion of the shopper's personal data. */
export function OwnData() {
  const t = useMessages(accountMessages);
  const [open, setOpen] = useState<'copy' | 'deletion' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card>
      <h2 className="font-display text-lg">{t.yourData}</h2>
      <p className="mt-1 text-sm text-ink-muted">{t.yourDataText}</p>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button variant="outline" onClick={() => setOpen('copy')}>
          {t.downloadData}
        </Button>
        <Button variant="outline" className="text-danger!" onClick={() => setOpen('deletion')}>
          {t.deleteAccount}
        </Button>
      </div>
      <Suspense>
        {open === 'copy' && <CopyDialog onClose={close} />}
        {open === 'deletion' && <DeletionDialog onClose={close} />}
      </Suspense>
    </Card>
  );
}
