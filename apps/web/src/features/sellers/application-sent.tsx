import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button, LinkButton } from '@haat/ui/forms/button.tsx';
import { Card } from '@haat/ui/layout/card.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { SuccessIcon } from '@haat/ui/icons/icons.ts';
import { sellersMessages } from './messages.ts';

interface ApplicationSentProps {
  reference: string;
  email: string;
  /** Called to start another application. */
  onAgain: () => void;
}

/** Confirms an application: its reference number, and what happens next. */
export function ApplicationSent({ reference, email, onAgain }: ApplicationSentProps) {
  const { sent: t } = useMessages(sellersMessages);
  return (
    <Card className="md:p-8">
      <Icon of={SuccessIcon} size={24} className="size-12 text-success" />
      <h2 ref={(heading) => heading?.focus()} tabIndex={-1} className="mt-4 font-display text-xl outline-none">
        {t.title}
      </h2>
      <dl className="mt-5 rounded-md bg-surface-sunken px-5 py-4">
        <dt className="text-sm text-ink-muted">{t.reference}</dt>
        <dd className="mt-0.5 text-2xl font-bold tracking-wide tabular-nums select-all">{reference}</dd>
      </dl>
      <p className="mt-5 text-ink-muted">{t.mail(email)}</p>
      <p className="mt-2 text-ink-muted">{t.next}</p>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
        <LinkButton to="/">{t.goHome}</LinkButton>
        <Button variant="outline" onClick={onAgain}>
          {t.again}
        </Button>
      </div>
    </Card>
  );
}
