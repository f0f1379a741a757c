import type { ReactNode } from 'react';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Money } from '@haat/ui/text/money.tsx';
import { checkoutMessages } from '../messages.ts';

/** The id of the element for choosing the delivery area. */
export const deliveryAreaId = 'delivery-area';

interface OrderActionProps {
  total: number;
  /** Without a delivery area the button is disabled, and on phones the bar links to the choice. */
  hasArea?: boolean;
  children: ReactNode;
}

/** A step's main button. On phones it is in a fixed bar next to the total; on wide screens it follows the sums. */
export function OrderAction({ total, hasArea = true, children }: OrderActionProps) {
  const t = useMessages(checkoutMessages);
  return (
    <div className="bottom-bar items-center lg:static lg:block lg:min-h-0 lg:p-0 lg:shadow-none">
      <p className="min-w-28 leading-tight lg:hidden">
        {hasArea ? (
          <span className="block text-xs text-ink-muted">{t.total}</span>
        ) : (
          <a
            href={`#${deliveryAreaId}`}
            className="hit-target relative block text-xs font-semibold text-accent underline underline-offset-4"
          >
            {t.chooseArea}
          </a>
        )}
        <Money taka={total} className="text-lg font-bold" />
      </p>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
