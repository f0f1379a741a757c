import type { AdminTeamMember } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { RemoveIcon, UserIcon } from '@haat/ui/icons/icons.ts';
import { call } from '../../platform/api/call.ts';
import { EmailAddress } from '../../ui/email-address.tsx';
import type { Column } from '../../ui/list/card-table.tsx';
import { Photo } from '../../ui/photo.tsx';
import { NamedRecords } from '../../ui/record/named-records.tsx';
import { RowActions } from '../../ui/record/row-actions.tsx';
import { screenMessages } from '../../ui/screen/messages.ts';
import { SortableTable } from '../../ui/sortable/sortable-table.tsx';
import { useListOrder } from '../../ui/sortable/use-list-order.ts';
import { TwoNames } from '../../ui/two-names.tsx';
import { teamMessages } from './messages.ts';
import { TeamPanel } from './team-panel.tsx';
import { refreshTeam, useTeam } from './team-queries.ts';

/** The team members shown under 'About us'. */
export function Page() {
  const t = useMessages(teamMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const list = useTeam();
  return (
    <NamedRecords
      path="/team"
      title={t.team}
      countText={({ length }) => t.teamText(number(length), length === 1)}
      addLabel={t.add}
      searchLabel={t.search}
      list={list}
      namesOf={(member) => [member.title, member.title_bn, member.designation, member.designation_bn]}
      empty={{ icon: UserIcon, title: t.none, text: t.noneText }}
      notFound={t.notFound}
      removal={{
        nameOf: ({ title, title_bn: titleBn }) => inLocale(locale, title, titleBn),
        text: t.removeText,
        send: ({ id, version }) => call('adminTeamRemove', { params: { id }, body: { version } }),
        refresh: refreshTeam,
      }}
      renderList={(shown) => <TeamList {...shown} all={list.data ?? []} />}
      renderForm={({ row, onClose }) => <TeamPanel member={row} onClose={onClose} />}
    />
  );
}

interface TeamListProps {
  rows: readonly AdminTeamMember[];
  current: string | undefined;
  /** All in order, regardless of the search. */
  all: readonly AdminTeamMember[];
  onEdit: (member: AdminTeamMember) => void;
  onRemove: (member: AdminTeamMember) => void;
}

function TeamList({ rows, current, all, onEdit, onRemove }: TeamListProps) {
  const t = useMessages(teamMessages);
  const screen = useMessages(screenMessages);
  const locale = useLocale();
  const nameOf = ({ title, title_bn: titleBn }: AdminTeamMember) => inLocale(locale, title, titleBn);
  const order = useListOrder({
    rows: all,
    nameOf,
    send: (next) => call('adminTeamOrder', { body: { ids: next } }),
    refresh: refreshTeam,
  });
  const found = new Set(rows.map(({ id }) => id));
  const columns: Column<AdminTeamMember>[] = [
    {
      label: t.name,
      place: 'head',
      render: (member) => (
        <span className="flex items-center gap-3">
          <Photo src={member.photo} size="size-10" />
          <span className="min-w-0">
            <TwoNames name={member.title} nameBn={member.title_bn} />
          </span>
        </span>
      ),
    },
    {
      label: t.role,
      place: 'named',
      render: (member) => inLocale(locale, member.designation, member.designation_bn),
    },
    {
      label: t.email,
      place: 'named',
      isSpare: true,
      render: ({ email }) => <EmailAddress of={email} />,
    },
    {
      label: screen.actions,
      isLabelHidden: true,
      place: 'corner',
      isEnd: true,
      render: (member) => (
        <RowActions
          name={nameOf(member)}
          onEdit={() => onEdit(member)}
          place={order.placeOf(member.id)}
          more={[{ label: screen.removeAsk, icon: RemoveIcon, onPress: () => onRemove(member) }]}
        />
      ),
    },
  ];
  return (
    <SortableTable
      label={t.team}
      columns={columns}
      rows={order.rows.filter(({ id }) => found.has(id))}
      idOf={({ id }) => String(id)}
      current={current}
      nameOf={nameOf}
      onMove={(id, over) => order.moveOver(Number(id), Number(over))}
    />
  );
}
