import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { OrderIcon, ProductIcon } from '@haat/ui/icons/icons.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { StatusSign, textLanguage, useOrderActions } from '../../features/orders/public.ts';
import { read } from '../../platform/api/call.ts';
import type { CommandGroup } from './command.ts';
import { paletteMessages } from './messages.ts';
import { rememberRecent } from './recent.ts';

/** Fewer letters match too much. */
const minLetters = 2;
/** How long after the last keystroke the server is asked. */
const restMs = 200;
const shownOfEach = 5;

/** The orders and products that match the input, and the actions for the first order. */
export function useFound(typed: string) {
  const t = useMessages(paletteMessages);
  const locale = useLocale();
  const { money, number, phone } = useFormat();
  const navigate = useNavigate();
  const orderActions = useOrderActions();
  const q = useRested(typed.trim());
  const isAsked = q.length >= minLetters;
  const options = { enabled: isAsked, placeholderData: keepPreviousData };
  const orders = useQuery({
    queryKey: ['orders', 'palette', q],
    queryFn: async ({ signal }) => (await read('adminOrderList', { query: { view: 'all', q } }, { signal })).data,
    ...options,
  });
  const products = useQuery({
    queryKey: ['products', 'palette', q],
    queryFn: async ({ signal }) => (await read('adminProductList', { query: { view: 'sold', q } }, { signal })).data,
    ...options,
  });

  function open(kind: 'order' | 'product', to: string, label: string): void {
    rememberRecent({ kind, to, label });
    void navigate(to);
  }

  const rows = isAsked ? (orders.data ?? []).slice(0, shownOfEach) : [];
  const [first] = rows;
  const groups: CommandGroup[] = [
    {
      title: t.orders,
      commands: rows.map((row) => ({
        id: row.order_number,
        icon: OrderIcon,
        label: `${row.order_number} ${row.name}`,
        lang: textLanguage(row.name),
        detail: (
          <span className="flex items-center gap-1.5">
            {phone(row.phone)} · <StatusSign status={row.status} /> · {money(row.total_amount)}
          </span>
        ),
        run: () => open('order', `/orders/${row.order_number}`, row.order_number),
      })),
    },
    {
      title: first ? t.withOrder(first.order_number) : '',
      commands: first ? orderActions(first).map((action) => ({ id: action.label, ...action })) : [],
    },
    {
      title: t.products,
      commands: (isAsked ? (products.data ?? []) : []).slice(0, shownOfEach).map((row) => {
        const name = inLocale(locale, row.title, row.title_bn);
        return {
          id: `product-${row.id}`,
          icon: ProductIcon,
          label: name,
          detail: `${money(row.offer_price)} · ${t.stock(number(row.stock))}`,
          run: () => open('product', `/products/${row.id}`, name),
        };
      }),
    },
  ];
  const isWaiting =
    typed.trim().length >= minLetters && (typed.trim() !== q || orders.isFetching || products.isFetching);
  return { groups, isWaiting, hasFailed: isAsked && (orders.isError || products.isError) };
}

/** The input, once typing pauses. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
