import type { SheetAge } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ClockIcon } from '@haat/ui/icons/icons.ts';
import { ChoiceChip } from '../../../ui/list/filter-chip.tsx';
import { FilterBar } from '../../../ui/list/filter-row.tsx';
import { useReminders } from '../../settings/public.ts';
import { cashMessages } from '../messages.ts';
import { ages } from './sheet-address.ts';

export interface AgeFilterProps {
  age: SheetAge | '';
  onChoose: (age: SheetAge | '') => void;
}

/** Narrows the sheets to those handed over so many days ago. */
export function AgeFilter({ age, onChoose }: AgeFilterProps) {
  const t = useMessages(cashMessages);
  const { number } = useFormat();
  const { cash_late_after_days: lateAfter } = useReminders();
  const labels: Record<SheetAge, string> = {
    new: t.ages.new,
    waiting: t.ages.waiting(number(lateAfter - 1)),
    late: t.ages.late(number(lateAfter)),
  };
  return (
    <FilterBar isFiltered={age !== ''} onTakeOff={() => onChoose('')}>
      <ChoiceChip
        icon={ClockIcon}
        label={t.age}
        anyLabel={t.anyAge}
        value={age}
        options={ages.map((value) => ({ value, label: labels[value] }))}
        onChoose={(value) => onChoose(ages.find((each) => each === value) ?? '')}
      />
    </FilterBar>
  );
}
