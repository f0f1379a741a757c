import type { AuditEntry } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ServerIcon } from '@haat/ui/icons/icons.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { writeAuditAddress, type AuditAddress } from './audit-address.ts';
import { auditMessages } from './messages.ts';

/** Who made a change: a person, or a command on the server. */
export function EntryWho({ who }: Pick<AuditEntry, 'who'>) {
  const t = useMessages(auditMessages);
  return (
    <span className="flex items-center gap-2">
      {who ? (
        <Avatar name={who.full_name} size="sm" />
      ) : (
        <span className="grid size-5.5 flex-none place-items-center rounded-full bg-surface-sunken text-ink-muted">
          <Icon of={ServerIcon} size={14} />
        </span>
      )}
      <span title={who ? undefined : t.serverText}>{who?.full_name ?? t.server}</span>
    </span>
  );
}

/** Returns the display name of an entry's subject. */
export function useSubjectName(): (subject: AuditEntry['subject']) => string {
  const t = useMessages(auditMessages);
  const locale = useLocale();
  return ({ kind, id, name, name_bn: nameBn }) =>
    name === null ? t.subject(kind, id) : inLocale(locale, name, nameBn);
}

/** The subject and the action: an order links to its page, everything else to its entries. */
export function EntryWhat({ entry, address }: { entry: AuditEntry; address: AuditAddress }) {
  const t = useMessages(auditMessages);
  const nameOf = useSubjectName();
  const { kind, id } = entry.subject;
  const screens: Record<string, string> = { order: '/orders', sheet: '/cash' };
  const to = screens[kind]
    ? `${screens[kind]}/${id}`
    : `/audit${writeAuditAddress({ ...address, kind, id, pages: [] })}`;
  const action = Object.entries(t.actions).find(([name]) => name === entry.action)?.[1];
  return (
    <>
      <Link to={to} className="font-medium text-accent underline decoration-accent-line underline-offset-3 break-words">
        {nameOf(entry.subject)}
      </Link>
      <span className="block text-xs text-ink-subtle">{action ?? <code lang="en">{entry.action}</code>}</span>
    </>
  );
}
