import openShop from '@haat/e2e/open-shop';
import type { Browser } from '@playwright/test';
import { openTestServer } from '../test/test-server.ts';
import { openBrowser } from './open-browser.ts';

/** The arguments of a task that uses the built shop in a browser. */
interface DemoShop {
  browser: Browser;
  /** Without a trailing slash. */
  address: string;
}

/** Starts the built shop with the demo catalogue and a browser, and closes both afterwards. */
export async function withDemoShop<Result>(look: (shop: DemoShop) => Promise<Result>): Promise<Result> {
  const database = await openTestServer();
  Object.assign(process.env, database.env);
  try {
    const closeShop = await openShop();
    const browser = await openBrowser();
    try {
      return await look({ browser, address: process.env['SHOP_URL'] ?? '' });
    } finally {
      await browser.close();
      await closeShop();
    }
  } finally {
    await database.close();
  }
}

/** The paths to measure: home, a category's list and a product. */
export async function measuredPaths(address: string): Promise<{ home: string; list: string; product: string }> {
  const answer = await fetch(`${address}/api/product-list?limit=1&view=card`);
  const { data } = (await answer.json()) as { data: { slug: string; cat_id: string }[] };
  const [product] = data;
  if (!product) throw new Error('The demo catalogue is empty.');
  return {
    home: '/',
    list: `/product/category/product_list/${product.cat_id}`,
    product: `/product/product_details/${product.slug}`,
  };
}
