import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CallThroughIcon } from '@haat/ui/icons/icons.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ordersMessages } from '../messages.ts';

/** The way to the calls, one after the other; `count` is how many orders wait for theirs, in the reader's digits. */
export function CallThrough({ count }: { count: string }) {
  const t = useMessages(ordersMessages);
  return (
    <LinkButton to="/orders/call" variant="primary" icon={CallThroughIcon}>
      {t.callThrough(count)}
    </LinkButton>
  );
}
