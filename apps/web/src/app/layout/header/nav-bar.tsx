import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CashIcon, MenuIcon } from '@haat/ui/icons/icons.ts';
import { layoutMessages } from '../messages.ts';

const look =
  'relative flex h-full items-center gap-2 px-4 hover:text-accent aria-[current]:text-accent aria-[current]:after:absolute aria-[current]:after:inset-x-4 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:rounded-full aria-[current]:after:bg-accent';

/** The five main links on desktop. */
export function NavBar() {
  const t = useMessages(layoutMessages);
  return (
    <div className="border-b border-border bg-surface max-lg:hidden">
      <div className="wrap flex h-(--size-nav) items-center text-sm font-medium">
        <nav aria-label={t.mainNav} className="-ms-4 flex h-full gap-1">
          <Way to="/product/category" leadsTo="/product/product_details" className="me-3 font-semibold">
            <Icon of={MenuIcon} size={20} />
            {t.categories}
          </Way>
          <Way to="/brand/all_brand" leadsTo="/product/brand">
            {t.brand}
          </Way>
          <Way to="/shop/all_shop" leadsTo="/shop/all_product">
            {t.allShop}
          </Way>
          <Way to="/voucher_product">{t.vouchers}</Way>
          <Way to="/offer_product" className="text-offer">
            {t.offers}
          </Way>
        </nav>
        <p className="ms-auto flex items-center gap-2 font-regular text-ink-muted">
          <Icon of={CashIcon} size={20} />
          {t.promise}
        </p>
      </div>
    </div>
  );
}

interface WayProps {
  to: string;
  /** Path prefix of the pages reached through this link. */
  leadsTo?: string;
  className?: string;
  children: ReactNode;
}

/** A main link, marked as current on its page and on the pages reached through it. */
function Way({ to, leadsTo = to, className, children }: WayProps) {
  const { pathname } = useLocation();
  const isOnTheWay = [to, leadsTo].some((start) => pathname.startsWith(`${start}/`));
  return (
    <Link
      to={to}
      aria-current={pathname === to ? 'page' : isOnTheWay || undefined}
      className={classNames(look, className)}
    >
      {children}
    </Link>
  );
}
