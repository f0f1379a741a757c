import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ChevronDownIcon, ChevronUpIcon, type Drawing } from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { orderMessages } from './messages.ts';

export interface PlaceInListProps {
  place: number;
  total: number;
  before: string | undefined;
  after: string | undefined;
}

/** The order's position in the list it was opened from, with links to its neighbours. */
export function PlaceInList({ place, total, before, after }: PlaceInListProps) {
  const t = useMessages(orderMessages);
  const { number } = useFormat();
  if (place < 0) return null;
  return (
    <div className="flex items-center gap-2 max-md:hidden">
      <span className="me-1 text-ink-muted">{t.position(number(place + 1), number(total))}</span>
      <Step to={before} icon={ChevronUpIcon} label={t.before} />
      <Step to={after} icon={ChevronDownIcon} label={t.after} />
    </div>
  );
}

function Step({ to, icon, label }: { to: string | undefined; icon: Drawing; label: string }) {
  const look = buttonLook({ className: 'w-(--size-control) px-0' });
  if (to === undefined) {
    return (
      <button type="button" disabled aria-label={label} className={look}>
        <Icon of={icon} size={18} />
      </button>
    );
  }
  return (
    <Link to={to} aria-label={label} className={look}>
      <Icon of={icon} size={18} />
    </Link>
  );
}
