import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';

/** The fields that identify an order's zone. */
export interface Zoned {
  zone: string;
  zone_bn: string;
}

/** The zone of an order in the reader's language. */
export function useZoneName(): (order: Zoned) => string {
  const locale = useLocale();
  return ({ zone, zone_bn: zoneBn }) => inLocale(locale, zone, zoneBn);
}

/** The zone of an order in the reader's language. */
export function ZoneName({ order }: { order: Zoned }) {
  return useZoneName()(order);
}
