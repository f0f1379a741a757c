import type { Today } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { classNames } from '@haat/ui/class-names.ts';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { useReminders } from '../../settings/public.ts';
import { ExplainFigure } from '../explanations/explain-figure.tsx';
import { todayMessages } from '../messages.ts';
import { takenOn } from '../order-lists.ts';

/** The list of the products that will soon be sold out. */
const endingPath = '/products?view=sold&ending=true';

/** Products that will soon be sold out at their current pace of sales. */
export function LowStockCard({ products, count }: { products: Today['low_stock']; count: number }) {
  const t = useMessages(todayMessages);
  const { number, digits } = useFormat();
  const { low_stock_days: soonDays } = useReminders();
  return (
    <PanelCard
      title={t.lowStock}
      action={
        <>
          {count > 0 && <Badge tone="warning">{number(count)}</Badge>}
          <ExplainFigure
            name={t.lowStock}
            text={(words) => words.lowStock(soonDays, number(soonDays))}
            list={{ to: endingPath, label: (words) => words.toProducts(count, number(count)) }}
          />
        </>
      }
      padded={false}
    >
      {products.length === 0 && <p className="p-4 text-ink-muted">{t.enough(soonDays, number(soonDays))}</p>}
      <ul>
        {products.map((product) => (
          <ProductLine
            key={product.id}
            product={product}
            text={t.soldADay(digits(String(product.sold_a_day)))}
            figure={product.stock === 0 ? t.noneLeft : t.left(number(product.stock))}
            tone={product.stock === 0 ? 'text-danger' : 'text-warning'}
            below={product.stock === 0 ? '' : lasting(product.days_left ?? 0)}
          />
        ))}
      </ul>
      {products.length > 0 && (
        <p className="border-t border-border px-4 py-2.5">
          <Link to={endingPath} className="font-medium text-accent underline underline-offset-3">
            {t.lowInProducts(number(count))}
          </Link>
        </p>
      )}
    </PanelCard>
  );

  function lasting(days: number): string {
    return days < 1 ? t.lastsToday : t.lasts(days, number(days));
  }
}

const week = 7;

/** The best sellers of the last seven days. */
export function BestSellingCard({ products, days }: { products: Today['best_selling']; days: Today['days'] }) {
  const t = useMessages(todayMessages);
  const { money, number } = useFormat();
  return (
    <PanelCard
      title={t.bestSelling}
      action={
        <>
          <Period days={week} />
          <ExplainFigure
            name={t.bestSelling}
            text={(words) => words.bestSelling}
            list={{ to: takenOn(days.slice(-week)), label: (words) => words.ordersOfDays(number(week)) }}
          />
        </>
      }
      padded={false}
    >
      {products.length === 0 && <p className="p-4 text-ink-muted">{t.noOrders}</p>}
      <ul>
        {products.map((product) => (
          <ProductLine
            key={product.id}
            product={product}
            text={t.left(number(product.stock))}
            figure={t.pieces(product.pieces, number(product.pieces))}
            below={money(product.total)}
          />
        ))}
      </ul>
    </PanelCard>
  );
}

/** The period that a card's figures cover. */
export function Period({ days }: { days: number }) {
  const t = useMessages(todayMessages);
  const { number } = useFormat();
  return <span className="text-xs text-ink-muted">{t.days(number(days))}</span>;
}

interface ProductLineProps {
  product: Pick<Today['best_selling'][number], 'id' | 'photo' | 'title' | 'title_bn'>;
  text: string;
  figure: string;
  tone?: string;
  below: string;
}

function ProductLine({ product, text, figure, tone, below }: ProductLineProps) {
  const locale = useLocale();
  return (
    <li className="border-border not-first:border-t">
      <Link
        to={`/products/${product.id}`}
        className="flex min-h-11 items-center gap-3 px-4 py-2 hover:bg-surface-sunken"
      >
        <Photo src={product.photo} size="size-9" />
        <span className="min-w-0 flex-1">
          <span className="block truncate">{inLocale(locale, product.title, product.title_bn)}</span>
          <span className="block text-xs text-ink-muted">{text}</span>
        </span>
        <span className="flex-none text-end">
          <b className={classNames('block font-semibold', tone)}>{figure}</b>
          <span className="block text-xs text-ink-muted">{below}</span>
        </span>
      </Link>
    </li>
  );
}
