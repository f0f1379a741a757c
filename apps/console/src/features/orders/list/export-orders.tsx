import type { BoundedCount } from '@haat/contracts';
import { includesRole } from '@haat/contracts/staff/roles';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { DownloadIcon } from '@haat/ui/icons/icons.ts';
import { call } from '../../../platform/api/call.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { dayOf } from '../../../platform/times.ts';
import { Button } from '../../../ui/button.tsx';
import { useChange } from '../../../ui/screen/use-change.ts';
import { ordersMessages } from '../messages.ts';
import { filtersOf, type ListAddress } from './list-address.ts';

/** Takes the orders of a list, as it is filtered, out as a table for spreadsheets; not on a phone, which has no use for one. */
export function ExportOrders({ address, found }: { address: ListAddress; found: BoundedCount | undefined }) {
  const t = useMessages(ordersMessages);
  const { number } = useFormat();
  const { save, isSaving } = useChange();
  const { role } = useSession();
  if (!found || found.count === 0 || !includesRole(role, 'operator')) return null;
  const download = () =>
    save(call('adminOrderExport', { body: filtersOf(address) }), {
      done(file) {
        saveFile(`orders-${address.view}-${dayOf(new Date())}.csv`, new Uint8Array(file), 'text/csv');
        const { count, is_exact: isWhole } = found;
        const text = isWhole ? t.exported(count, number(count)) : t.exportedFirst(number(count));
        showToast({ kind: 'success', text });
      },
    });
  return (
    <Button icon={DownloadIcon} busy={isSaving} className="max-md:hidden" onClick={() => void download()}>
      {t.export}
    </Button>
  );
}
