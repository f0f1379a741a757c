import type { Category, ShopSettings } from '@haat/contracts';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import type { Call } from '../platform/api/call.ts';
import { orFail } from '../rendering/page.ts';
import { useReloadOnOtherSession } from '../platform/session/use-reload-on-other-session.ts';
import { AnnouncedPage } from './announced-page.tsx';
import { Shell } from './layout/shell.tsx';

/** The data of the shell, which is part of every page; of the categories, only what the search form and menu show. */
export interface RootData {
  categories: Pick<Category, 'id' | 'title' | 'title_bn' | 'photo'>[];
  settings: ShopSettings;
}

export async function rootLoader(call: Call): Promise<RootData> {
  const [categories, settings] = await Promise.all([call('categoryList', {}), call('shopSettings', {})]);
  return {
    categories: orFail(categories).data.map(({ id, title, title_bn, photo }) => ({ id, title, title_bn, photo })),
    settings: orFail(settings).data,
  };
}

/** The first page of every document has the key `default`: one must not begin where another was left. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** The layout route that contains every page. */
export function Root() {
  useReloadOnOtherSession();
  return (
    <Shell>
      <Outlet />
      <AnnouncedPage />
      <ScrollRestoration getKey={scrollKey} />
    </Shell>
  );
}
