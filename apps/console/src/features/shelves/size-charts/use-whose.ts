import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useShops } from './chart-queries.ts';
import { sizeChartMessages } from './messages.ts';

/** Returns whose cut a chart is: the shop's name, or that it is of all. */
export function useWhose(): (shopId: number | null) => string {
  const t = useMessages(sizeChartMessages);
  const locale = useLocale();
  const { data: shops = [] } = useShops();
  return (shopId) => {
    if (shopId === null) return t.ofAll;
    const shop = shops.find(({ id }) => id === shopId);
    return shop ? inLocale(locale, shop.name, shop.name_bn) : '…';
  };
}
