import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CallThroughIcon } from '@haat/ui/icons/icons.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ordersMessages } from '../messages.ts';

/** The link to the call screen; `count` is the number of orders waiting for a call, in the reader's digits. */
export function CallThrough({ count }: { count: string }) {
  const t = useMessages(ordersMessages);
  return (
    <LinkButton to="/orders/call" variant="primary" icon={CallThroughIcon}>
      {t.callThrough(count)}
    </LinkButton>
  );
}
