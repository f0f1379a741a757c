import type { BoundedCount } from '@haat/contracts';
import { includesRole } from '@haat/contracts/staff/roles';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/session.ts';
import { dayOf } from '../../../platform/times.ts';
import { ExportButton } from '../../../ui/screen/export-button.tsx';
import { ordersMessages } from '../messages.ts';
import { filtersOf, type ListAddress } from './list-address.ts';

/** Exports the filtered orders of a list as CSV; hidden on phones, where it is of no use. */
export function ExportOrders({ address, found }: { address: ListAddress; found: BoundedCount | undefined }) {
  const t = useMessages(ordersMessages);
  const { number } = useFormat();
  const { role } = useSession();
  if (!found || found.count === 0 || !includesRole(role, 'operator')) return null;
  const { count, is_exact: isWhole } = found;
  return (
    <ExportButton
      label={t.export}
      send={() => call('adminOrderExport', { body: filtersOf(address) })}
      fileName={() => `orders-${address.view}-${dayOf(new Date())}.csv`}
      saved={isWhole ? t.exported(count, number(count)) : t.exportedFirst(number(count))}
      className="max-md:hidden"
    />
  );
}
