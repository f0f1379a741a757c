import type { Sheet, ShopSettings } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Money } from '@haat/ui/text/money.tsx';
import { useTimes } from '../../platform/times.ts';
import { textLanguage, ZoneName } from '../orders/public.ts';
import { paperMessages } from './messages.ts';
import { PaperHead, Signatures } from './paper-head.tsx';

/** A blank to write on. */
const blank = '\u00a0';

/** The parcels of a sheet with space to note the outcome of each. */
export function CourierSheet({ sheet, shop }: { sheet: Sheet; shop: ShopSettings }) {
  const t = useMessages(paperMessages);
  const { number, phone } = useFormat();
  const locale = useLocale();
  const { full } = useTimes();
  return (
    <>
      <PaperHead title={t.courierSheet(sheet.code)} when={full(sheet.at)} />
      <div className="flex items-end justify-between gap-6 pt-3.5 pb-4">
        <div>
          <h2 className="text-lg font-semibold">{t.parcels(sheet.parcels, number(sheet.parcels))}</h2>
          {sheet.courier && <p lang={textLanguage(sheet.courier)}>{t.courier(sheet.courier)}</p>}
          <p>{t.pickUp(inLocale(locale, shop.address, shop.address_bn), phone(shop.phone))}</p>
        </div>
        <p className="text-end whitespace-nowrap">
          {t.cashToCollect}
          <Money taka={sheet.handed_over} className="block text-2xl leading-tight font-semibold" />
        </p>
      </div>
      <table>
        <thead>
          <tr className="hidden print:table-row">
            <td colSpan={7} className="paper-again">
              {t.courierSheet(sheet.code)} · {full(sheet.at)}
            </td>
          </tr>
          <tr>
            <th>{t.number}</th>
            <th>{t.order}</th>
            <th>{t.to}</th>
            <th>{t.address}</th>
            <th className="text-end! whitespace-nowrap">{t.pieces}</th>
            <th className="text-end!">{t.collect}</th>
            <th className="w-37.5">{t.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.list.map((parcel, place) => (
            <tr key={parcel.order_number} className="paper-line">
              <td>{number(place + 1)}</td>
              <td className="font-semibold tracking-[0.02em] whitespace-nowrap">{parcel.order_number}</td>
              <td>
                <b lang={textLanguage(parcel.name)} className="font-semibold">
                  {parcel.name}
                </b>
                <span className="block whitespace-nowrap">{phone(parcel.phone)}</span>
              </td>
              <td>
                <span lang={textLanguage(parcel.address)}>{parcel.address}</span>
                <span className="block text-[11.5px]">
                  <ZoneName order={parcel} />
                </span>
              </td>
              <td className="text-end whitespace-nowrap">{number(parcel.pieces)}</td>
              <td className="text-end">
                <Money taka={parcel.total_amount} className="font-semibold" />
              </td>
              <td className="border-s border-[#bbb]">{blank}</td>
            </tr>
          ))}
          <tr className="paper-sum">
            <td colSpan={4}>{t.all(sheet.parcels, number(sheet.parcels))}</td>
            <td className="text-end whitespace-nowrap">
              {number(sheet.list.reduce((sum, { pieces }) => sum + pieces, 0))}
            </td>
            <td className="text-end">
              <Money taka={sheet.handed_over} />
            </td>
            <td>{blank}</td>
          </tr>
        </tbody>
      </table>
      <Signatures rule={t.rules} labels={[`${t.handedOverBy} (${sheet.by})`, t.takenBy, t.time]} />
    </>
  );
}
