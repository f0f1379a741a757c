import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../../platform/api/call.ts';
import { dayOf } from '../../../platform/times.ts';
import { ExportButton } from '../../../ui/screen/export-button.tsx';
import { auditFilters, type AuditAddress } from './audit-address.ts';
import { auditMessages } from './messages.ts';

/** Exports the filtered audit log as CSV; hidden on phones, where it is of no use. */
export function ExportAudit({ address }: { address: AuditAddress }) {
  const t = useMessages(auditMessages);
  return (
    <ExportButton
      label={t.export}
      send={() => call('adminAuditExport', { body: auditFilters(address, new Date()) })}
      fileName={() => `audit-log-${dayOf(new Date())}.csv`}
      saved={t.exported}
      className="max-md:hidden"
    />
  );
}
