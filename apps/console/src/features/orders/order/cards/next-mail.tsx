import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { MailIcon } from '@haat/ui/icons/icons.ts';
import type { StepTo } from '../../parts/next-status.ts';
import { orderMessages } from '../messages.ts';

export interface NextMailProps {
  /** The step that the mail is about. */
  to: StepTo;
  /** Whether the step was taken and can still be undone. */
  isHeld: boolean;
}

/** The mail that the shopper gets with the next step, and what it waits for. */
export function NextMail({ to, isHeld }: NextMailProps) {
  const t = useMessages(orderMessages);
  return (
    <li className="flex min-h-13 items-center gap-3 border-b border-border px-4 py-2.25 text-ink-muted last:border-0">
      <Icon of={MailIcon} size={18} className="text-ink-subtle" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{t.mailsToCome[to]}</span>
        <span className="block text-xs text-ink-subtle">{isHeld ? t.goesSoon : t.goesWhen[to]}</span>
      </span>
    </li>
  );
}
