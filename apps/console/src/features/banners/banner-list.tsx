import type { AdminBanner } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../platform/api/call.ts';
import { useSwitch } from '../../ui/record/use-switch.ts';
import { useListOrder } from '../../ui/sortable/use-list-order.ts';
import { bannerMessages } from './messages.ts';
import { refreshSlides } from './slide-queries.ts';
import { SlideTable } from './slide-table.tsx';
import { useBannerForm } from './use-slide-forms.ts';

interface BannerListProps {
  banners: readonly AdminBanner[];
  now: Date;
  onOpen: (banner: AdminBanner) => void;
}

/** The banners, in order. */
export function BannerList({ banners, now, onOpen }: BannerListProps) {
  const t = useMessages(bannerMessages);
  const locale = useLocale();
  const flip = useSwitch(useBannerForm());
  const { rows, placeOf, moveOver } = useListOrder({
    rows: banners,
    nameOf: (banner) => inLocale(locale, banner.headline, banner.headline_bn),
    send: (ids) => call('adminBannerOrder', { body: { ids } }),
    refresh: refreshSlides,
  });
  return (
    <SlideTable
      label={t.banners}
      rows={rows}
      slideOf={(banner) => ({
        ...banner,
        name: banner.headline,
        nameBn: banner.headline_bn,
        note: inLocale(locale, banner.sub, banner.sub_bn),
      })}
      shape="aspect-[8/3] w-36"
      now={now}
      onOpen={onOpen}
      placeOf={placeOf}
      onMove={moveOver}
      onSwitch={(banner, isActive) => void flip(banner, { is_active: isActive })}
    />
  );
}
