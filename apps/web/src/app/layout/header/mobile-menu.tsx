import { useRouteLoaderData } from 'react-router-dom';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { TextLink } from '@haat/ui/forms/button.tsx';
import { Drawer } from '@haat/ui/overlays/drawer.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import {
  BrandIcon,
  CategoriesIcon,
  ChatIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  HelpIcon,
  OffersIcon,
  SellerIcon,
  ShopIcon,
  VoucherIcon,
  type Drawing,
} from '@haat/ui/icons/icons.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { Stitch } from '@haat/ui/layout/stitch.tsx';
import type { RootData } from '../../root.tsx';
import { useChatTarget } from '../chat-link.tsx';
import { Logo } from '../logo.tsx';
import { layoutMessages } from '../messages.ts';

const row = 'flex min-h-12.5 items-center gap-3.5 rounded-md px-3 font-semibold';

/** The drawer from the left: categories and the main links. Following any link closes it. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const t = useMessages(layoutMessages);
  const chat = useChatTarget();
  return (
    <Drawer onClose={onClose} title={t.menu} closeLabel={t.closeMenu} header={<Logo />}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- follows the links inside */}
      <div onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}>
        <nav aria-label={t.mainNav} className="p-2 pb-8">
          <Categories />
          <Row to="/brand/all_brand" icon={BrandIcon} label={t.brand} />
          <Row to="/shop/all_shop" icon={ShopIcon} label={t.allShop} />
          <Row to="/voucher_product" icon={VoucherIcon} label={t.vouchers} />
          <Row to="/offer_product" icon={OffersIcon} label={t.offers} />
          <Stitch className="mx-3 my-2" />
          <Row to="/seller/seller_type" icon={SellerIcon} label={t.becomeSeller} />
          <Row to="/help_support" icon={HelpIcon} label={t.help} />
          {chat && (
            <a {...chat} aria-label={t.chat} className={row}>
              <Icon of={ChatIcon} size={20} className="text-accent" />
              {t.chatRegion}
            </a>
          )}
        </nav>
      </div>
    </Drawer>
  );
}

function Row({ to, icon, label }: { to: string; icon: Drawing; label: string }) {
  return (
    <Link to={to} className={row}>
      <Icon of={icon} size={20} className="text-accent" />
      {label}
    </Link>
  );
}

function Categories() {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const root: RootData | undefined = useRouteLoaderData('root');
  return (
    <details open className="group/categories">
      <summary className={row}>
        <Icon of={CategoriesIcon} size={20} className="text-accent" />
        {t.categories}
        <Icon of={ChevronDownIcon} size={20} className="ms-auto transition-[rotate] group-open/categories:rotate-180" />
      </summary>
      <ul className="ps-2 pe-1 pb-2">
        {root?.categories.map(({ id, title, title_bn: titleBn, photo }) => (
          <li key={id}>
            <Link
              to={`/product/category/product_list/${id}`}
              className="flex min-h-11.5 items-center gap-3 rounded-sm px-2 text-sm"
            >
              <span className="size-8 flex-none overflow-hidden rounded-sm">
                <Picture src={photo} alt="" width={160} height={160} sizes="32px" />
              </span>
              {inLocale(locale, title, titleBn)}
              <Icon of={ChevronRightIcon} size={16} className="ms-auto text-ink-subtle" />
            </Link>
          </li>
        ))}
        <li className="flex min-h-11.5 items-center px-2 text-sm">
          <TextLink to="/product/category">{t.allCategories}</TextLink>
        </li>
      </ul>
    </details>
  );
}
