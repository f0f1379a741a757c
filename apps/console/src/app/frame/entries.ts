import { includesRole, type StaffRole } from '@haat/contracts/staff/roles';
import {
  ApplicationIcon,
  BannersIcon,
  CategoriesIcon,
  FilterIcon,
  InviteIcon,
  LogIcon,
  MailIcon,
  MenuIcon,
  OrderIcon,
  PlaceIcon,
  ProductIcon,
  SearchIcon,
  ShopIcon,
  StaffIcon,
  StarIcon,
  TodayIcon,
  UserIcon,
  VerifiedIcon,
  VoucherIcon,
  WalletIcon,
  type Drawing,
} from '@haat/ui/icons/icons.ts';

/** An entry of the menu. Only existing screens have one. */
export interface Entry {
  to: string;
  /** The key of its name in the frame's messages. */
  label:
    | 'today'
    | 'orders'
    | 'products'
    | 'cash'
    | 'coupons'
    | 'reviews'
    | 'applications'
    | 'categories'
    | 'brands'
    | 'shops'
    | 'banners'
    | 'shoppers'
    | 'newsletter'
    | 'synonyms'
    | 'team'
    | 'zones'
    | 'settings'
    | 'staff'
    | 'auditLog'
    | 'more';
  icon: Drawing;
  /** The minimum role for the screen. */
  needs?: StaffRole;
}

/** Entries under a heading; the daily work has none. */
export interface EntryGroup {
  title: 'catalogue' | 'selling' | 'people' | 'setUp' | null;
  entries: readonly Entry[];
}

const today: Entry = { to: '/', label: 'today', icon: TodayIcon };
const orders: Entry = { to: '/orders', label: 'orders', icon: OrderIcon };
const products: Entry = { to: '/products', label: 'products', icon: ProductIcon };
const cash: Entry = { to: '/cash', label: 'cash', icon: WalletIcon };

const groups: readonly EntryGroup[] = [
  { title: null, entries: [today, orders, cash] },
  {
    title: 'catalogue',
    entries: [
      products,
      { to: '/categories', label: 'categories', icon: CategoriesIcon, needs: 'operator' },
      { to: '/brands', label: 'brands', icon: VerifiedIcon, needs: 'operator' },
      { to: '/shops', label: 'shops', icon: ShopIcon, needs: 'operator' },
      { to: '/synonyms', label: 'synonyms', icon: SearchIcon, needs: 'operator' },
    ],
  },
  {
    title: 'selling',
    entries: [
      { to: '/coupons', label: 'coupons', icon: VoucherIcon, needs: 'operator' },
      { to: '/banners', label: 'banners', icon: BannersIcon, needs: 'operator' },
      { to: '/reviews', label: 'reviews', icon: StarIcon, needs: 'operator' },
      { to: '/applications', label: 'applications', icon: ApplicationIcon, needs: 'operator' },
    ],
  },
  {
    title: 'people',
    entries: [
      { to: '/shoppers', label: 'shoppers', icon: UserIcon, needs: 'owner' },
      { to: '/newsletter', label: 'newsletter', icon: MailIcon, needs: 'owner' },
    ],
  },
  {
    title: 'setUp',
    entries: [
      { to: '/zones', label: 'zones', icon: PlaceIcon, needs: 'operator' },
      { to: '/team', label: 'team', icon: InviteIcon, needs: 'operator' },
      { to: '/settings', label: 'settings', icon: FilterIcon, needs: 'owner' },
      { to: '/staff', label: 'staff', icon: StaffIcon, needs: 'owner' },
      { to: '/audit', label: 'auditLog', icon: LogIcon, needs: 'owner' },
    ],
  },
];

/** The menu for a role, without groups in which the role may open nothing. */
export function entryGroups(role: StaffRole): EntryGroup[] {
  return groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ needs = 'staff' }) => includesRole(role, needs)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The tab bar of a phone: the daily work, with everything else behind the last entry. */
export const tabEntries: readonly Entry[] = [
  today,
  orders,
  products,
  cash,
  { to: '/more', label: 'more', icon: MenuIcon },
];

/** The entries behind 'More': the menu without those in the phone's tab bar. */
export function groupsBehindMore(role: StaffRole): EntryGroup[] {
  return entryGroups(role)
    .map(({ title, entries }) => ({ title, entries: entries.filter((entry) => !tabEntries.includes(entry)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Whether an address belongs to an entry. */
export function isWithin({ to }: Pick<Entry, 'to'>, pathname: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
}

/** Whether an address belongs to an entry of the tab bar; addresses without one are behind 'More'. */
export function isWithinTab(entry: Entry, pathname: string): boolean {
  if (entry.to !== '/more') return isWithin(entry, pathname);
  return !tabEntries.some((other) => other !== entry && isWithin(other, pathname));
}

/** Minimum roles of screens that are not in the menu. */
const inner: readonly { to: string; needs: StaffRole }[] = [
  { to: '/products/new', needs: 'operator' },
  { to: '/products/import', needs: 'operator' },
];

/** The minimum role for a screen. */
export function neededRole(pathname: string): StaffRole {
  const entries = [...inner, ...groups.flatMap((group) => group.entries)];
  return entries.find((entry) => isWithin(entry, pathname))?.needs ?? 'staff';
}
