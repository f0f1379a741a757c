import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { NearestLink } from '../../../../ui/list/nearest-link.tsx';
import { StatusSign } from '../../parts/status-sign.tsx';
import { textLanguage } from '../../parts/text-language.ts';
import { nothingMessages } from './messages.ts';
import { useNearestOrder } from './use-nearest-order.ts';

/** The order that a search most likely meant; nothing if none is near. */
export function NearestOrder({ q }: { q: string }) {
  const t = useMessages(nothingMessages);
  const { phone } = useFormat();
  const nearest = useNearestOrder(q);
  if (!nearest) return null;
  const { row, mistakes } = nearest;
  return (
    <p>
      {mistakes === 0 ? t.elsewhere : mistakes === 1 ? t.oneLetterOff : t.nearest}{' '}
      <NearestLink to={`/orders/${row.order_number}`} label={row.order_number} />{' '}
      <span lang={textLanguage(row.name)}>{row.name}</span>, {phone(row.phone)} <StatusSign status={row.status} />
    </p>
  );
}
