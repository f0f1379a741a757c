import type { ShopSettings } from '@haat/contracts';
import { usualSettings } from '@haat/contracts/shop-settings';
import { useRouteLoaderData } from 'react-router-dom';

/** What the shop says about itself, as the shell has loaded it; what every shop begins with where the shell could not load. */
export function useShopSettings(): ShopSettings {
  const shell: { settings: ShopSettings } | null | undefined = useRouteLoaderData('root');
  return shell?.settings ?? usualSettings;
}
