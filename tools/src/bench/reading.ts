import type { BenchServer } from './bench-shop.ts';
import type { Catalogue } from './catalogue.ts';
import { floor } from './floors/floors.ts';
import { getRequest, HttpConnection } from './http-connection.ts';
import { inTurn, runLoad, type Subject } from './subject.ts';

/** The server as it is, and one with a tiny cache that computes every response again. */
export interface ReadingServers {
  warm: BenchServer;
  cold: BenchServer;
}

const compressed = 'accept-encoding: br, gzip';

/** The reads of the API. */
export function listSubjects({ warm, cold }: ReadingServers, { categoryIds, products, words }: Catalogue): Subject[] {
  const list = categoryIds.map((id) => getRequest(`/api/product-list?cat_id=${id}&limit=24&view=card`));
  let filterCount = 0;
  const otherFilter = () => {
    filterCount += 1;
    const category = categoryIds[filterCount % categoryIds.length];
    return getRequest(`/api/product-list?cat_id=${category}&max_price=${90_000 + filterCount}&limit=24&view=card`);
  };
  return [
    on(warm, {
      name: 'list of a category, for many visitors',
      next: inTurn(list),
      bar: { of: floor.buffer, share: 0.6 },
    }),
    on(warm, { name: 'the same, each another filter', next: otherFilter, bar: { of: floor.list, share: 0.6 } }),
    on(warm, {
      name: 'product, warm',
      next: inTurn(products.slice(0, 100).map(({ id }) => getRequest(`/api/single-product/${id}`))),
      bar: { of: floor.buffer, share: 0.6 },
    }),
    on(cold, {
      name: 'product, cold',
      next: inTurn(products.map(({ id }) => getRequest(`/api/single-product/${id}`))),
      bar: { of: floor.product, share: 0.5 },
    }),
    on(cold, {
      name: `search, ${words.length} words`,
      next: inTurn(words.map((q) => getRequest(`/api/product-list?q=${encodeURIComponent(q)}&limit=24&view=card`))),
      bar: { of: floor.list, share: 0.4 },
    }),
  ];
}

/** The compressed response with all products, and its ETag. */
export async function readEverything(port: number): Promise<{ etag: string; body: Buffer }> {
  const line = await HttpConnection.open(port);
  const { head, body } = await line.send(getRequest('/api/product-list', [compressed]));
  line.close();
  return { etag: /etag: (.*)/i.exec(head)?.[1] ?? '', body };
}

/** All products in one response. `etag` is the ETag of that response. */
export function everythingSubjects(server: BenchServer, { etag }: { etag: string }): Subject[] {
  const known = getRequest('/api/product-list', [compressed, `if-none-match: ${etag}`]);
  return [
    on(server, {
      name: 'all products, compressed',
      next: () => getRequest('/api/product-list', [compressed]),
      bar: { of: floor.everything, share: 0.5 },
    }),
    on(server, { name: 'all products, 304', next: () => known, status: 304, bar: { of: floor.buffer, share: 0.7 } }),
  ];
}

/** Pages as a browser requests them. Cold ones are rendered for each request. */
export function pageSubjects({ warm, cold }: ReadingServers, catalogue: Catalogue): Subject[] {
  const paths = {
    home: ['/'],
    category: catalogue.categoryIds.map((id) => `/product/category/product_list/${id}`),
    product: catalogue.products.map(({ slug }) => `/product/product_details/${slug}`),
  };
  return Object.entries(paths).flatMap(([name, all]) => {
    const next = inTurn(all.slice(0, 20).map((path) => getRequest(path, [compressed])));
    const nextCold = inTurn(all);
    let visit = 0;
    return [
      on(warm, { name: `${name} page, warm`, next, bar: { of: floor.buffer, share: 0.3 } }),
      on(cold, {
        name: `${name} page, cold`,
        next: () => getRequest(`${nextCold()}?q=${visit++}`, [compressed]),
        bar: { perSecond: 400 },
      }),
    ];
  });
}

type OnServer = Omit<Subject, 'run' | 'serverPid'> & { next: () => string; status?: number };

function on({ port, pid }: BenchServer, { next, status, ...subject }: OnServer): Subject {
  return { ...subject, serverPid: pid, run: () => runLoad({ port, next, ...(status !== undefined && { status }) }) };
}
