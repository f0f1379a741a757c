import { Notice } from '@haat/ui/feedback/notice.tsx';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useTimes } from '../../../platform/times.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ordersMessages } from '../messages.ts';
import { useColleaguesHere } from './use-colleagues-here.ts';

interface ColleaguesHereProps {
  orderNumber: string;
  /** Whether this screen is for calling the shopper. */
  isCalling?: boolean;
  /** Leaves this order to a colleague who is calling about it. */
  onNext?: (() => void) | undefined;
}

/** Who else has this order on the screen: whoever is calling its shopper, so that she is not called twice; and the others. */
export function ColleaguesHere({ orderNumber, isCalling = false, onNext }: ColleaguesHereProps) {
  const t = useMessages(ordersMessages);
  const { clock } = useTimes();
  const names = new Intl.ListFormat(useLocale());
  const colleagues = useColleaguesHere(orderNumber, isCalling);
  const caller = colleagues.find(({ is_calling }) => is_calling);
  const watchers = colleagues.filter((each) => each !== caller);
  return (
    <div role="status" className="grid gap-3 not-empty:mb-4">
      {caller && (
        <Notice tone="warning" action={onNext && <Button onClick={onNext}>{t.takeNext}</Button>}>
          <b className="font-semibold">{t.isCalling(caller.name)}</b>
          {t.sinceTime(clock(caller.since))}
        </Notice>
      )}
      {watchers.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
          {watchers.map(({ name, since }) => (
            <Avatar key={since} name={name} size="sm" />
          ))}
          {t.lookToo(watchers.length, names.format(watchers.map(({ name }) => name)))}
        </p>
      )}
    </div>
  );
}
