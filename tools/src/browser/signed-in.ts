import { addStaff } from '@haat/e2e/add-staff';
import type { BrowserContext } from '@playwright/test';
import pg from 'pg';

/** Signs a browser in to the console of the shop at `address`, as a newly created staff member. */
export function signedIn(address: string): (context: BrowserContext) => Promise<void> {
  return async ({ request }) => {
    const database = new pg.Client({ connectionString: process.env['SHOP_DATABASE_URL'] });
    await database.connect();
    const { email, password } = await addStaff(database);
    await database.end();
    const answer = await request.post(`${address}/api/admin/sign-in`, {
      data: { email, password },
      headers: { origin: address, 'x-haat-console': '1' },
    });
    if (!answer.ok()) throw new Error(`Signing in failed: ${await answer.text()}`);
  };
}
