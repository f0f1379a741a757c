import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { DownloadIcon } from '@haat/ui/icons/icons.ts';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-title.ts';
import { buttonLook } from '../../ui/button.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { useSheet } from '../cash/public.ts';
import { useShopSettings } from '../settings/public.ts';
import { CourierSheet } from './courier-sheet.tsx';
import { paperMessages } from './messages.ts';
import { PaperFrame } from './paper-frame.tsx';
import { PaperLoading } from './paper-loading.tsx';

/** A courier sheet: the parcels with the cash to collect. */
export function Page() {
  const t = useMessages(paperMessages);
  const { number } = useFormat();
  const { code = '' } = useParams();
  const { data: sheet, error, errorUpdatedAt, refetch } = useSheet(code);
  const settings = useShopSettings();
  const { data: shop } = settings;
  usePageTitle(t.courierSheet(code));
  const problem = error ?? settings.error;
  const back = { to: error && !sheet ? '/cash' : `/cash/${code}`, label: t.cash };
  if (!sheet || !shop) {
    const state = problem ? (
      <FailedNote
        error={problem}
        failedAt={error ? errorUpdatedAt : settings.errorUpdatedAt}
        text={t.failedText}
        missing={{ title: t.noSheet(code), text: t.noSheetText, to: '/cash', label: t.cash }}
        onRetry={() => void Promise.all([refetch(), settings.refetch()])}
      />
    ) : (
      <PaperLoading />
    );
    return <PaperFrame back={back} text={t.courierSheet(code)} state={state} />;
  }
  return (
    <PaperFrame
      back={back}
      text={t.sheetOf(sheet.code, sheet.parcels, number(sheet.parcels))}
      actions={
        <a href={`/api/admin/sheets/${sheet.code}/csv`} download={`sheet-${sheet.code}.csv`} className={buttonLook({})}>
          <Icon of={DownloadIcon} size={18} />
          {t.asCsv}
        </a>
      }
    >
      <CourierSheet sheet={sheet} shop={shop} />
    </PaperFrame>
  );
}
