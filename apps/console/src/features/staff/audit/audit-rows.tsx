import type { AuditEntry } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useTimes } from '../../../platform/times.ts';
import { useIsWide } from '../../../platform/use-media.ts';
import type { AuditAddress } from './audit-address.ts';
import { changedLines } from '@haat/contracts/staff/changed-lines';
import { ChangedValue, FieldName } from './changed-value.tsx';
import { EntryWhat, EntryWho } from './entry-cells.tsx';
import { auditMessages } from './messages.ts';

interface RowsProps {
  entries: readonly AuditEntry[];
  address: AuditAddress;
}

/** Entries as a table, one line per field; below 1180 px as cards. */
export function AuditRows(props: RowsProps) {
  const isTable = useIsWide();
  return isTable ? <AuditTable {...props} /> : <AuditCards {...props} />;
}

const cell = 'border-b border-border px-2.5 py-2 align-top first:ps-4 last:pe-4';
const noLine = { field: '', before: undefined, after: undefined };

function AuditTable({ entries, address }: RowsProps) {
  const t = useMessages(auditMessages);
  const { recent, full } = useTimes();
  return (
    <table aria-label={t.audit} className="w-full border-collapse text-sm">
      <thead>
        <tr>
          {[t.when, t.who, t.what, t.field, t.before, t.after].map((head) => (
            <th
              key={head}
              className="h-8.5 border-b border-border px-2.5 text-start text-xs font-medium whitespace-nowrap text-ink-subtle first:ps-4"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {entries.map((entry) => {
        const lines = changedLines(entry);
        const [first = noLine, ...others] = lines;
        const rowSpan = Math.max(1, lines.length);
        return (
          <tbody key={entry.id} className="group">
            <tr>
              <td rowSpan={rowSpan} className={`${cell} whitespace-nowrap text-ink-muted`}>
                <time dateTime={entry.at} title={full(entry.at)}>
                  {recent(entry.at)}
                </time>
              </td>
              <td rowSpan={rowSpan} className={`${cell} whitespace-nowrap`}>
                <EntryWho who={entry.who} />
              </td>
              <td rowSpan={rowSpan} className={`${cell} max-w-72`}>
                <EntryWhat entry={entry} address={address} />
              </td>
              <LineCells kind={entry.subject.kind} line={first} />
            </tr>
            {others.map((line) => (
              <tr key={line.field}>
                <LineCells kind={entry.subject.kind} line={line} />
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

function LineCells({ kind, line }: { kind: string; line: ReturnType<typeof changedLines>[number] }) {
  return (
    <>
      <td className={`${cell} ps-2.5!`}>{line.field !== '' && <FieldName field={line.field} />}</td>
      <td className={`${cell} max-w-80`}>
        <ChangedValue kind={kind} line={line} side="before" />
      </td>
      <td className={`${cell} max-w-80`}>
        <ChangedValue kind={kind} line={line} side="after" />
      </td>
    </>
  );
}

function AuditCards({ entries, address }: RowsProps) {
  const t = useMessages(auditMessages);
  const { recent, full } = useTimes();
  return (
    <ul aria-label={t.audit}>
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-1.5 border-border px-4 py-3 not-first:border-t">
          <div className="flex items-center gap-2">
            <div className="min-w-0 flex-1">
              <EntryWho who={entry.who} />
            </div>
            <time dateTime={entry.at} title={full(entry.at)} className="flex-none text-ink-muted">
              {recent(entry.at)}
            </time>
          </div>
          <div>
            <EntryWhat entry={entry} address={address} />
          </div>
          {changedLines(entry).map((line) => (
            <p key={line.field} className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
              <FieldName field={line.field} />
              <ChangedValue kind={entry.subject.kind} line={line} side="before" />
              <ChangedValue kind={entry.subject.kind} line={line} side="after" />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
