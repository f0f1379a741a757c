import type { AdminProductRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { productsMessages } from '../messages.ts';

interface RetireDialogProps {
  rows: readonly AdminProductRow[];
  isSaving: boolean;
  onRetire: () => void;
  onClose: () => void;
}

/** Asks before products are retired, and says what is kept. */
export function RetireDialog({ rows, isSaving, onRetire, onClose }: RetireDialogProps) {
  const t = useMessages(productsMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const count = rows.length;
  return (
    <Dialog
      title={t.retireTitle(count, number(count))}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-2 gap-2 sm:flex sm:justify-end">
          <Button hint="Esc" onClick={onClose}>
            {t.keepSelling}
          </Button>
          <Button variant="danger" busy={isSaving} onClick={onRetire}>
            {t.retireNow(number(count))}
          </Button>
        </div>
      }
    >
      <p className="text-ink-muted">{t.retireText}</p>
      <ul className="mt-4 rounded-lg border border-border">
        {rows.map((row) => (
          <li key={row.id} className="flex items-center gap-3 border-border px-4 py-2 not-first:border-t">
            <Photo src={row.photo} size="size-9" />
            <span className="min-w-0">
              <span className="block truncate">{inLocale(locale, row.title, row.title_bn)}</span>
              <span className="block text-xs text-ink-muted">{t.left(number(row.stock))}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
