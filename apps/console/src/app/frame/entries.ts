import { MenuIcon, OrderIcon, TodayIcon, WalletIcon, type Drawing } from '@haat/ui/icons/icons.ts';

/** An entry of the menu. Only screens that exist have one. */
export interface Entry {
  to: string;
  /** Its name among the frame's messages. */
  label: 'today' | 'orders' | 'cash' | 'more';
  icon: Drawing;
}

export const sideEntries: readonly Entry[] = [
  { to: '/', label: 'today', icon: TodayIcon },
  { to: '/orders', label: 'orders', icon: OrderIcon },
  { to: '/cash', label: 'cash', icon: WalletIcon },
];

/** On a phone: the first of them, and the rest behind the last. */
export const tabEntries: readonly Entry[] = [...sideEntries, { to: '/more', label: 'more', icon: MenuIcon }];

/** Whether an address belongs to an entry. */
export function isWithin({ to }: Pick<Entry, 'to'>, pathname: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
}
