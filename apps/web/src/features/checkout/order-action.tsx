import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/messages.ts';
import { Money } from '../../ui/money.tsx';
import { checkoutMessages } from './messages.ts';

/** The step's one button. On a phone it stays at the bottom edge, beside the total; on a wide screen it ends the sum. */
export function OrderAction({ total, children }: { total: number; children: ReactNode }) {
  const t = useMessages(checkoutMessages);
  return (
    <div className="bottom-bar items-center lg:static lg:block lg:min-h-0 lg:p-0 lg:shadow-none">
      <p className="min-w-28 leading-tight lg:hidden">
        <span className="block text-xs text-ink-muted">{t.total}</span>
        <Money taka={total} className="text-lg font-bold" />
      </p>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
