import type { Category } from '@haat/contracts';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { Call } from '../platform/api/call.ts';
import { orFail } from '../rendering/page.ts';
import { AnnouncedPage } from './announced-page.tsx';
import { Shell } from './layout/shell.tsx';

/** Data of the shell, which is part of every page: of the categories only what search form and menu show. */
export interface RootData {
  categories: Pick<Category, 'id' | 'title' | 'title_bn' | 'photo'>[];
}

export async function rootLoader(call: Call): Promise<RootData> {
  const { data } = orFail(await call('categoryList', {}));
  return { categories: data.map(({ id, title, title_bn, photo }) => ({ id, title, title_bn, photo })) };
}

/** The layout route that contains every page. */
export function Root() {
  return (
    <Shell>
      <Outlet />
      <AnnouncedPage />
      <ScrollRestoration />
    </Shell>
  );
}
