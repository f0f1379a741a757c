import pg from 'pg';

/** What can be requested from the filled shop. */
export interface Samples {
  /** Positions in the list of all orders. */
  orderCursors: string[];
  orderNumbers: string[];
  shoppers: string[];
  emails: string[];
  sheets: string[];
  references: string[];
  imports: string[];
  productIds: number[];
  staffIds: string[];
  /** Shops with many products, and one with two. */
  shops: number[];
  rareShop: number;
  /** Delivery zones with many orders, and one with few. */
  zones: number[];
  rareZone: number;
}

/** Reads what can be requested. */
export async function readSamples(connectionString: string): Promise<Samples> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ samples: Samples }>(`
      SELECT json_build_object(
        'orderCursors', ${sample(orderCursor, 'orders')},
        'orderNumbers', ${sample('order_number', 'orders')},
        'shoppers', ${sample('user_id', 'orders')},
        'emails', ${sample('(SELECT email FROM users WHERE users.id = user_id)', 'orders')},
        'sheets', ${sample('code', 'courier_sheets')},
        'references', ${sample('reference', 'seller_requests')},
        'imports', (SELECT array_agg(DISTINCT run_id) FROM import_lines),
        'productIds', ${sample('id', 'products')},
        'staffIds', (SELECT array_agg(id) FROM staff_members),
        'shops', (SELECT array_agg(id ORDER BY id) FROM (SELECT id FROM shops ORDER BY id LIMIT 20) AS first),
        'rareShop', (SELECT max(id) FROM shops),
        'zones', (SELECT (array_agg(id ORDER BY id))[1:count(*) - 1] FROM shipping_zones),
        'rareZone', (SELECT max(id) FROM shipping_zones)) AS samples`);
    const [row] = rows;
    if (!row) throw new Error('The shop cannot be read.');
    return row.samples;
  } finally {
    await client.end();
  }
}

const orderCursor = `translate(encode(convert_to(
  json_build_array(to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), id::text)::text, 'UTF8'), 'base64'), E'+/=\\n', '-_')`;

/** Forty values spread over the whole table. */
function sample(value: string, table: string): string {
  return `(SELECT array_agg(value) FROM (
    SELECT (SELECT ${value} FROM ${table} WHERE id >= (SELECT max(id) FROM ${table}) * place / 40 ORDER BY id LIMIT 1) AS value
      FROM generate_series(0, 39) AS place) AS found)`;
}
