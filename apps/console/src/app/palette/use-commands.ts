import { adminRoutes } from '@haat/contracts/admin-routes';
import { includesRole } from '@haat/contracts/staff/roles';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import {
  CallThroughIcon,
  ChatIcon,
  DeviceIcon,
  DownloadIcon,
  KeyboardIcon,
  LogoutIcon,
  OpenOutsideIcon,
  OrderIcon,
  PlusIcon,
  PrintIcon,
  ProductIcon,
  UploadIcon,
} from '@haat/ui/icons/icons.ts';
import { useNavigate } from 'react-router-dom';
import { chooseLocale } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { useSignOut } from '../frame/account-menu.tsx';
import { entryGroups } from '../frame/entries.ts';
import { frameMessages } from '../frame/messages.ts';
import type { Command } from './command.ts';
import { paletteMessages } from './messages.ts';
import { readRecent } from './recent.ts';

const keysOf: Record<string, readonly string[]> = {
  '/': ['g', 't'],
  '/orders': ['g', 'o'],
  '/products': ['g', 'p'],
  '/cash': ['g', 'c'],
};

/** Recent items, the screens of the role, and the actions available everywhere. */
export function useCommands(onKeys: () => void): { recent: Command[]; screens: Command[]; actions: Command[] } {
  const t = useMessages(paletteMessages);
  const frame = useMessages(frameMessages);
  const locale = useLocale();
  const { role } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const go = (to: string) => () => void navigate(to);
  const entries = entryGroups(role).flatMap((group) => group.entries);
  const canEdit = includesRole(role, 'operator');
  const csv = adminRoutes.adminSettlementCsv.replace('GET ', '');
  return {
    recent: readRecent().map(({ kind, to, label }) => ({
      id: `recent-${to}`,
      icon: kind === 'order' ? OrderIcon : ProductIcon,
      label,
      run: go(to),
    })),
    screens: [
      ...entries.map(({ to, label, icon }) => ({ id: to, icon, label: frame[label], keys: keysOf[to], run: go(to) })),
      { id: '/sessions', icon: DeviceIcon, label: frame.sessions, run: go('/sessions') },
      { id: 'shop', icon: OpenOutsideIcon, label: frame.shopAsSeen, run: () => location.assign('/') },
    ],
    actions: [
      { id: 'call', icon: CallThroughIcon, label: t.callThrough, run: go('/orders/call') },
      { id: 'pack', icon: PrintIcon, label: t.packingLists, run: go('/print/packing') },
      ...(canEdit
        ? [
            { id: 'add', icon: PlusIcon, label: t.addProduct, run: go('/products/new') },
            { id: 'import', icon: UploadIcon, label: t.importProducts, run: go('/products/import') },
            { id: 'csv', icon: DownloadIcon, label: t.exportSettlements, run: () => location.assign(csv) },
          ]
        : []),
      {
        id: 'language',
        icon: ChatIcon,
        label: t.otherLanguage,
        run: () => void chooseLocale(locale === 'en' ? 'bn' : 'en').catch(() => {}),
      },
      { id: 'keys', icon: KeyboardIcon, label: frame.keyboard, keys: ['?'], run: onKeys },
      { id: 'out', icon: LogoutIcon, label: t.signOut, run: () => void signOut() },
    ],
  };
}
