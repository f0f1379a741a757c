import { NavLink } from 'react-router-dom';
import { useMessages } from '../../platform/i18n/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { CashIcon, MenuIcon } from '../../ui/icons.ts';
import { layoutMessages } from './messages.ts';

const look =
  'relative flex h-full items-center gap-2 px-4 hover:text-accent aria-[current]:text-accent aria-[current]:after:absolute aria-[current]:after:inset-x-4 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:rounded-full aria-[current]:after:bg-accent';

/** The five ways in, on desktop. */
export function NavBar() {
  const t = useMessages(layoutMessages);
  return (
    <div className="border-b border-border bg-surface max-lg:hidden">
      <div className="wrap flex h-(--size-nav) items-center text-sm font-medium">
        <nav aria-label={t.mainNav} className="-ms-4 flex h-full gap-1">
          <NavLink to="/product/category" className={classNames(look, 'me-3 font-semibold')}>
            <MenuIcon size={20} />
            {t.categories}
          </NavLink>
          <NavLink to="/brand/all_brand" className={look}>
            {t.brand}
          </NavLink>
          <NavLink to="/shop/all_shop" className={look}>
            {t.allShop}
          </NavLink>
          <NavLink to="/voucher_product" className={look}>
            {t.vouchers}
          </NavLink>
          <NavLink to="/offer_product" className={classNames(look, 'text-offer')}>
            {t.offers}
          </NavLink>
        </nav>
        <p className="ms-auto flex items-center gap-2 font-regular text-ink-muted">
          <CashIcon size={20} />
          {t.promise}
        </p>
      </div>
    </div>
  );
}
