import type { AdminProduct } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useTimes } from '../../../../platform/times.ts';
import { editorMessages } from '../messages.ts';

/** The last stock movements: when, how many, why, and by whom or for which order. */
export function Movements({ movements }: Pick<AdminProduct, 'movements'>) {
  const t = useMessages(editorMessages);
  const { number } = useFormat();
  const { stamp } = useTimes();
  return (
    <details className="mt-3 border-t border-border pt-1">
      <summary className="min-h-(--size-control) cursor-pointer content-center font-semibold text-accent">
        {t.movements}
      </summary>
      <ul>
        {movements.map((movement) => (
          <li
            key={`${movement.at}${movement.delta}${movement.order_number ?? ''}`}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 border-border py-2 not-first:border-t"
          >
            <b className={classNames('font-semibold', movement.delta < 0 && 'text-danger')}>
              {movement.delta > 0 ? '+' : ''}
              {number(movement.delta)}
            </b>
            <span>
              {movement.order_number === null ? (
                t.reasons[movement.reason]
              ) : (
                <>
                  {t.reasons[movement.reason]}{' '}
                  <Link to={`/orders/${movement.order_number}`} className="underline underline-offset-2">
                    {movement.order_number}
                  </Link>
                </>
              )}
              <span className="block text-xs text-ink-subtle">
                {[stamp(movement.at), movement.by].filter(Boolean).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
