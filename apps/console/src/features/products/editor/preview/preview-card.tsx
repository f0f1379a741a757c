import type { Locale } from '@haat/contracts/shared/locale';
import { classNames } from '@haat/ui/class-names.ts';
import { formatMoney, formatNumber } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { PanelCard } from '../../../../ui/panel-card.tsx';
import { percentOff } from '../../cells/read-cell.ts';
import { useTaxonomy } from '../../product-queries.ts';
import { editorMessages } from '../messages.ts';
import { takaText, type ProductValues } from '../product-values.ts';

/** The card that shoppers see in lists, in either language, as it will be once this is saved. */
export function PreviewCard({ values, photo }: { values: ProductValues; photo: string | undefined }) {
  const t = useMessages(editorMessages);
  const [locale, setLocale] = useState<Locale>(useLocale());
  return (
    <PanelCard
      title={t.preview}
      action={
        <div role="group" aria-label={t.preview} className="flex rounded-sm bg-surface-sunken p-0.5">
          {(['en', 'bn'] as const).map((code) => (
            <button
              key={code}
              type="button"
              aria-pressed={code === locale}
              lang={code}
              onClick={() => setLocale(code)}
              className="min-h-8 rounded-xs px-2.5 text-xs font-medium text-ink-muted aria-pressed:bg-surface aria-pressed:text-ink"
            >
              {t.previewIn[code]}
            </button>
          ))}
        </div>
      }
    >
      <div className="rounded-lg bg-canvas p-5">
        <ShopCard values={values} photo={photo} locale={locale} />
      </div>
    </PanelCard>
  );
}

function ShopCard({ values, photo, locale }: { values: ProductValues; photo: string | undefined; locale: Locale }) {
  const { shops } = useTaxonomy();
  const shop = shops.find(({ id }) => String(id) === values.shop_id);
  const price = Number(takaText(values.price)) || 0;
  const offer = Number(takaText(values.offer_price)) || 0;
  const percent = percentOff({ price, offer_price: offer });
  const isOffer = percent > 0;
  return (
    <div lang={locale} className="relative mx-auto w-56 overflow-clip rounded-xl border border-border bg-surface">
      {photo?.startsWith('/') ? (
        <img
          src={photo.endsWith('.svg') ? photo : `${photo}?w=480`}
          alt=""
          className="aspect-square w-full object-cover"
        />
      ) : (
        <span className="block aspect-square bg-surface-sunken" />
      )}
      {isOffer && (
        <span className="absolute start-3 top-3 rounded-xs bg-offer px-2 py-0.5 text-xs font-semibold text-on-offer">
          −{formatNumber(percent, locale)}%
        </span>
      )}
      <div className="p-3.5">
        <p className="line-clamp-2">{(locale === 'en' ? values.title : values.title_bn) || '…'}</p>
        <p className="text-xs text-ink-muted">{shop ? (locale === 'en' ? shop.name : shop.name_bn) : '\u00a0'}</p>
        <p className={classNames('mt-1.5 text-xs text-ink-subtle line-through', !isOffer && 'invisible')}>
          {formatMoney(price, locale)}
        </p>
        <p className="text-lg leading-tight font-semibold">{formatMoney(isOffer ? offer : price, locale)}</p>
      </div>
    </div>
  );
}
