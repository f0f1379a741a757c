import type { PackingShop } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { formatDate } from '@haat/ui/i18n/dates.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useSession } from '../../platform/session.ts';
import { Photo } from '../../ui/photo.tsx';
import { paperMessages } from './messages.ts';
import { PaperHead, Signatures } from './paper-head.tsx';

type Product = PackingShop['products'][number];

export interface PackingListProps {
  shop: PackingShop;
  /** In ms since the epoch. */
  readAt: number;
  /** Whether it is the first paper of the page. */
  isFirst: boolean;
}

/**
 * The pieces that one shop has to bring, each with a box to tick. Names are in both languages, because shop and
 * packer may read either.
 */
export function PackingList({ shop, readAt, isFirst }: PackingListProps) {
  const t = useMessages(paperMessages);
  const { number } = useFormat();
  const locale = useLocale();
  const { full_name: me } = useSession();
  const day = formatDate(new Date(readAt).toISOString(), locale);
  const name = shop.id === null ? t.noShop : inLocale(locale, shop.name, shop.name_bn);
  return (
    <section className="paper-start">
      <PaperHead title={t.packingList} when={day} isFirst={isFirst} />
      <div className="flex items-end justify-between gap-6 pt-3.5 pb-4">
        <div>
          <h2 className="text-lg font-semibold">{name}</h2>
          {shop.id !== null && <p lang={locale === 'bn' ? 'en' : 'bn'}>{locale === 'bn' ? shop.name : shop.name_bn}</p>}
        </div>
        <p className="text-end">
          <b className="block text-lg leading-tight font-semibold">{t.piecesOf(shop.pieces, number(shop.pieces))}</b>
          {t.forOrders(shop.orders, number(shop.orders))}
        </p>
      </div>
      <table>
        <thead>
          <tr className="hidden print:table-row">
            <td colSpan={6} className="paper-again">
              {t.packingList} · {name} · {day}
            </td>
          </tr>
          <tr>
            <th className="w-13">{t.taken}</th>
            <th className="w-13">
              <span className="sr-only">{t.product}</span>
            </th>
            <th>{t.product}</th>
            <th>{t.choice}</th>
            <th className="text-end!">{t.piecesLong}</th>
            <th>{t.forOrder}</th>
          </tr>
        </thead>
        <tbody>
          {shop.products.map((product) => (
            <Lines key={`${product.name} ${product.photo}`} product={product} />
          ))}
        </tbody>
      </table>
      <Signatures rule={t.missing(me)} labels={[t.packedBy, t.checkedBy, t.time]} />
    </section>
  );
}

function Lines({ product }: { product: Product }) {
  const { number } = useFormat();
  const locale = useLocale();
  return product.lines.map((line, place) => (
    <tr key={`${line.order_number} ${line.color} ${line.size}`} className={place === 0 ? 'paper-line' : undefined}>
      <td>
        <span className="block size-4.5 rounded-[3px] border-[1.5px] border-black">{'\u00a0'}</span>
      </td>
      <td className="px-0!">{place === 0 && <Photo src={product.photo} size="size-11" isPrinted />}</td>
      <td>
        {place === 0 && (
          <>
            <b className="font-semibold">{inLocale(locale, product.name, product.name_bn)}</b>
            <span lang={locale === 'bn' ? 'en' : 'bn'} className="block">
              {locale === 'bn' ? product.name : product.name_bn}
            </span>
          </>
        )}
      </td>
      <td>
        {[inLocale(locale, line.color ?? '', line.color_bn ?? line.color ?? ''), line.size].filter(Boolean).join(' · ')}
      </td>
      <td className="text-end text-[17px] leading-tight font-semibold">{number(line.qty)}</td>
      <td className="font-semibold tracking-[0.02em] whitespace-nowrap">{line.order_number}</td>
    </tr>
  ));
}
