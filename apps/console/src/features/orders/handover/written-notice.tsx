import { Notice } from '@haat/ui/feedback/notice.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PrintIcon } from '@haat/ui/icons/icons.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { rememberSheet, useWrittenSheet } from '../steps/written-sheet.ts';
import { handoverMessages } from './messages.ts';

/** Offers to print the sheet that was just created. */
export function WrittenNotice() {
  const t = useMessages(handoverMessages);
  const { number } = useFormat();
  const sheet = useWrittenSheet();
  return (
    <div role="status">
      {sheet && (
        <Notice tone="success" className="mb-2.5 flex-wrap">
          <p>{t.written(sheet.parcels, number(sheet.parcels), sheet.code)}</p>
          <div className="mt-2 flex flex-wrap gap-2 text-ink">
            <LinkButton to={`/print/courier/${sheet.code}`} icon={PrintIcon}>
              {t.print}
            </LinkButton>
            <Button onClick={() => rememberSheet(null)}>{t.close}</Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
