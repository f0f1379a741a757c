import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CashIcon } from '@haat/ui/icons/icons.ts';
import { layoutMessages } from '../messages.ts';

/** Shown as neutral badges, because the logos are trademarks. */
const names = ['bKash', 'Nagad', 'Rocket', 'Upay', 'VISA', 'Mastercard'] as const;

export function PaymentBadges() {
  const t = useMessages(layoutMessages);
  const look = 'flex h-7.5 items-center gap-1.5 rounded-xs px-2.5 text-xs';
  return (
    <ul aria-label={t.payments} className="flex flex-wrap gap-2">
      <li className={`${look} bg-surface-deep-raised font-medium text-ink-inverse`}>
        <Icon of={CashIcon} size={16} />
        {t.cashOnDelivery}
      </li>
      {names.map((name) => (
        <li key={name} lang="en" className={`${look} bg-surface font-bold text-ink`}>
          {name}
        </li>
      ))}
    </ul>
  );
}
