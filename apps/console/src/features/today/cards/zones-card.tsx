import type { OrderStatus, Today } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { ExplainFigure } from '../explanations/explain-figure.tsx';
import { ListLink } from '../list-link.tsx';
import { todayMessages } from '../messages.ts';
import { placedOn } from '../order-lists.ts';
import { Period } from './product-cards.tsx';

/** The shares of the orders of these days that were cancelled and returned, by zone. */
export function ZonesCard({ zones, days }: Pick<Today, 'zones' | 'days'>) {
  const t = useMessages(todayMessages);
  const locale = useLocale();
  const { number, digits } = useFormat();
  const percent = (part: number, all: number) => `${digits(((part / Math.max(1, all)) * 100).toFixed(1))}%`;
  const most = Math.max(0.05, ...zones.map((zone) => (zone.cancelled + zone.returned) / Math.max(1, zone.orders)));
  const list = ({ id }: Today['zones'][number], ...statuses: OrderStatus[]) => placedOn(days, { zone: id, statuses });
  const width = (part: number, all: number) => ({ width: `${(part / Math.max(1, all) / most) * 100}%` });
  return (
    <PanelCard
      title={t.zones}
      action={
        <>
          <Period days={days.length} />
          <ExplainFigure
            name={t.zones}
            text={(words) => words.zones(number(days.length))}
            list={{
              to: placedOn(days, { statuses: ['cancelled', 'returned'] }),
              label: (words) => words.lostOrders,
            }}
          />
        </>
      }
    >
      <ul className="grid gap-3">
        {zones.map((zone) => (
          <li key={zone.id}>
            <p className="flex items-baseline gap-3">
              <span className="min-w-0 flex-1">
                {inLocale(locale, zone.zone, zone.zone_bn)}{' '}
                <ListLink to={list(zone)} className="text-ink-muted">
                  {number(zone.orders)}
                </ListLink>
              </span>
              <span className="flex-none">
                <ListLink to={list(zone, 'cancelled')}>
                  {percent(zone.cancelled, zone.orders)} <span className="sr-only">{t.cancelled}</span>
                </ListLink>{' '}
                +{' '}
                <ListLink to={list(zone, 'returned')} className="font-semibold text-danger">
                  {percent(zone.returned, zone.orders)} <span className="sr-only">{t.returned}</span>
                </ListLink>
              </span>
            </p>
            <span aria-hidden="true" className="mt-1 flex h-1.5 overflow-clip rounded-full bg-surface-sunken">
              <i className="bg-status-ended" style={width(zone.cancelled, zone.orders)} />
              <i className="bg-danger" style={width(zone.returned, zone.orders)} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex gap-4 text-xs text-ink-muted">
        <Sign look="bg-status-ended" text={t.cancelled} />
        <Sign look="bg-danger" text={t.returned} />
      </p>
    </PanelCard>
  );
}

/** A legend entry: the meaning of a colour. */
export function Sign({ look, text }: { look: string; text: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <i aria-hidden="true" className={`size-2.5 rounded-xs ${look}`} />
      {text}
    </span>
  );
}
