import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CashIcon } from '@haat/ui/icons/icons.ts';
import { layoutMessages } from '../messages.ts';

/** Shown by name in their own colour, because the logos are trademarks. */
const payments = [
  { name: 'bKash', ink: 'text-bkash' },
  { name: 'Nagad', ink: 'text-nagad' },
  { name: 'Rocket', ink: 'text-rocket' },
  { name: 'Upay', ink: 'text-upay' },
  { name: 'VISA', ink: 'text-visa' },
  { name: 'Mastercard', ink: 'text-mastercard' },
] as const;

export function PaymentBadges() {
  const t = useMessages(layoutMessages);
  const look = 'flex h-7.5 items-center gap-1.5 rounded-xs px-2.5 text-xs';
  return (
    <ul aria-label={t.payments} className="flex flex-wrap gap-2">
      <li className={`${look} bg-surface-deep-raised font-medium text-ink-inverse`}>
        <Icon of={CashIcon} size={16} />
        {t.cashOnDelivery}
      </li>
      {payments.map(({ name, ink }) => (
        <li key={name} lang="en" className={`${look} bg-surface font-bold ${ink}`}>
          {name}
        </li>
      ))}
    </ul>
  );
}
