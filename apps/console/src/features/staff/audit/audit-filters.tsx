import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CalendarIcon, CloseIcon, KindIcon, UserIcon } from '@haat/ui/icons/icons.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { useState } from 'react';
import { ChoiceChip } from '../../../ui/list/filter-chip.tsx';
import { FilterBar } from '../../../ui/list/filter-row.tsx';
import { TextSearch } from '../../../ui/list/text-search.tsx';
import { useMembers } from '../staff-queries.ts';
import { dayChoices, isAuditFiltered, subjectLookedFor, type AuditAddress } from './audit-address.ts';
import { auditMessages } from './messages.ts';

export interface AuditFiltersProps {
  address: AuditAddress;
  /** The display name of the subject that the list is narrowed to. */
  subjectName: string;
  onChange: (change: Partial<Omit<AuditAddress, 'pages'>>) => void;
}

/** Search and filters of the audit log. */
export function AuditFilters({ address, subjectName, onChange }: AuditFiltersProps) {
  const t = useMessages(auditMessages);
  const { data: members = [] } = useMembers();
  const [isUnclear, setUnclear] = useState(false);
  const { who, kind, id, days } = address;
  function search(typed: string) {
    const subject = subjectLookedFor(typed);
    setUnclear(typed !== '' && subject === null);
    if (subject) onChange(subject);
    else if (typed === '' && id !== '') onChange({ kind: '', id: '' });
  }
  return (
    <>
      <FilterBar
        isFiltered={isAuditFiltered(address)}
        onTakeOff={() => onChange({ who: '', kind: '', id: '', days: '' })}
      >
        <TextSearch
          isBesideFilters
          label={t.search}
          value=""
          error={isUnclear ? t.notASubject : undefined}
          onSearch={search}
        />
        <ChoiceChip
          icon={UserIcon}
          label={t.who}
          anyLabel={t.anybody}
          value={who}
          options={[
            ...members.map((member) => ({ value: member.id, label: member.full_name })),
            { value: 'server', label: t.server },
          ]}
          onChoose={(value) => onChange({ who: value })}
        />
        <ChoiceChip
          icon={KindIcon}
          label={t.kind}
          anyLabel={t.anyKind}
          value={kind}
          options={Object.entries(t.kinds).map(([value, label]) => ({ value, label }))}
          onChoose={(value) => onChange({ kind: value, id: '' })}
        />
        <ChoiceChip
          icon={CalendarIcon}
          label={t.time}
          anyLabel={t.anyTime}
          value={days}
          options={dayChoices.map((value) => ({ value, label: t.days(value) }))}
          onChoose={(value) => onChange({ days: value })}
        />
        {id !== '' && (
          <button
            type="button"
            aria-label={t.takeOffSubject(subjectName)}
            onClick={() => onChange({ id: '' })}
            className="inline-flex h-10 flex-none items-center gap-1.5 rounded-full border border-accent-line bg-accent-soft px-3.25 font-medium whitespace-nowrap text-accent-hover md:h-8 md:px-2.5"
          >
            {t.onlyThis(subjectName)}
            <Icon of={CloseIcon} size={14} />
          </button>
        )}
      </FilterBar>
      {isUnclear && (
        <p id="search-error" role="alert" className="-mt-1 pb-2.5 text-xs font-medium text-danger">
          {t.notASubject}
        </p>
      )}
    </>
  );
}
