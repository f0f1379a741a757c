import { withFillers } from '../../million/fillers.ts';
import { withoutIndexes } from '../../million/rebuilt-indexes.ts';
import { fillOrders, type Orders } from './fill-orders.ts';
import { recordStatements } from './record-statements.ts';
import { staffCount, staffOf } from './staff-of.ts';

/**
 * Everything that the console shows of a shop with products: orders and what belongs to them, staff, reviews,
 * applications, coupons, imports.
 */
export async function fillConsole(connectionString: string, size: Orders): Promise<void> {
  await withFillers(connectionString, async (fillers) => {
    const [client] = fillers;
    await client.query(staff);
    await fillOrders(fillers, size);
    await withoutIndexes(fillers, { tables: ['newsletter_subscribers'], onProgress: size.onProgress }, async () => {
      for (const [name, statement] of Object.entries(recordStatements(size))) {
        await client.query(statement);
        size.onProgress(name);
      }
    });
    await client.query(
      'SELECT recount_order_figures(), recount_shop_figures(), recount_short_stock(), recount_single_pictures()',
    );
    size.onProgress('figures');
    await client.query('VACUUM ANALYZE');
    size.onProgress('statistics');
  });
}

const staff = `
  INSERT INTO staff_members (id, email, full_name, role, password_hash, totp_secret, totp_confirmed_at)
  SELECT ${staffOf('n')}, 'staff-' || n || '@haat.example', 'Member ' || n, CASE n WHEN 0 THEN 'owner' WHEN 1 THEN 'operator' ELSE 'staff' END::"StaffRole", '-', '-', now()
    FROM generate_series(0, ${staffCount - 1}) AS n`;
