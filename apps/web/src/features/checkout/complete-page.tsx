import { useLoaderData } from 'react-router-dom';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../rendering/page.ts';
import { readLastOrder } from './storage/last-order.ts';
import { LinkButton } from '@haat/ui/forms/button.tsx';
import { Card } from '@haat/ui/layout/card.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CheckIcon } from '@haat/ui/icons/icons.ts';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { checkoutMessages } from './messages.ts';

/** The order just placed in this tab. */
export async function loader() {
  return { order: readLastOrder() };
}

export function meta({ locale }: MetaInput): PageMeta {
  const t = checkoutMessages.get(locale);
  return { title: t.thankYou, description: t.completed };
}

export function Pending() {
  return (
    <div className="wrap flex flex-col items-center gap-4 py-16">
      <Skeleton className="size-32 rounded-full" />
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-24 w-full max-w-160" />
    </div>
  );
}

export function Page() {
  const t = useMessages(checkoutMessages);
  const { money } = useFormat();
  const { order } = useLoaderData<typeof loader>();
  return (
    <div className="wrap flex flex-col items-center py-12 text-center sm:py-16">
      <span className="grid size-32 place-items-center rounded-full border-2 border-dashed border-accent-line text-accent">
        <span className="grid size-26 place-items-center rounded-full bg-accent-soft">
          <Icon of={CheckIcon} size={56} />
        </span>
      </span>
      <h1 className="mt-6 text-3xl">{t.thankYou}</h1>
      <p className="mt-3 text-lg">{t.completed}</p>
      <p className="mt-2 max-w-130 text-ink-muted">{order ? t.mailSent(order.email) : t.mailSentPlain}</p>
      {order && (
        <Card padded={false} className="mt-8 w-full max-w-160 text-start text-sm">
          <dl className="grid grid-cols-2 divide-border sm:grid-cols-4 sm:divide-x">
            <Fact name={t.order} value={order.orderNumber} />
            <Fact name={t.total} value={money(order.total)} />
            <Fact name={t.payment} value={t.cashOnDelivery} />
            <Fact name={t.status} value={t.pending} />
          </dl>
        </Card>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LinkButton to="/my_order_list">{t.myOrder}</LinkButton>
        <LinkButton to="/shop/all_shop" variant="outline">
          {t.backToShop}
        </LinkButton>
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="px-5 py-4">
      <dt className="text-xs text-ink-muted">{name}</dt>
      <dd className="mt-1 font-semibold select-all">{value}</dd>
    </div>
  );
}
