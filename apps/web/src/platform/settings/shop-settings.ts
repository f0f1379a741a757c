import type { ShopSettings } from '@haat/contracts';
import { usualSettings } from '@haat/contracts/shop-settings';
import { useRouteLoaderData } from 'react-router-dom';

/** The shop's settings as the shell has loaded them; the defaults if the shell could not be loaded. */
export function useShopSettings(): ShopSettings {
  const shell: { settings: ShopSettings } | null | undefined = useRouteLoaderData('root');
  return shell?.settings ?? usualSettings;
}
