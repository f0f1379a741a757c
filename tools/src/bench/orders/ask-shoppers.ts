import pg from 'pg';
import { tokenOf } from '../checkouts.ts';
import { getRequest, HttpConnection, postRequest } from '../http-connection.ts';
import { reportTimes } from './times.ts';

const asksEach = 200;

interface Sample {
  id: string;
  number: string;
  phone: string;
  user: string;
}

/** What shoppers ask about their orders of two years, one request at a time. */
const questions: Readonly<Record<string, (sample: Sample) => string>> = {
  "a shopper's orders": ({ user }) => getRequest('/api/user_order', [bearer(user)]),
  'the same, a later page': ({ user, id }) => getRequest(`/api/user_order?cursor=${id}`, [bearer(user)]),
  'one order': ({ user, number }) => getRequest(`/api/order/${number}`, [bearer(user)]),
  'an order by number and phone': ({ number, phone }) =>
    postRequest('/api/order-tracking', { headers: [], body: JSON.stringify({ order_number: number, phone }) }),
};

/** Asks each question 200 times, each time for a different shopper, and prints the times. */
export async function askShoppers(port: number, connectionString: string): Promise<void> {
  const samples = await readSamples(connectionString);
  const line = await HttpConnection.open(port);
  for (const [name, question] of Object.entries(questions)) {
    const times: number[] = [];
    for (const sample of samples) {
      const startedAt = performance.now();
      const { status, body } = await line.send(question(sample));
      if (status !== 200) throw new Error(`${name} was answered ${status}: ${body.toString().slice(0, 200)}`);
      times.push(performance.now() - startedAt);
    }
    reportTimes(name, times);
  }
  line.close();
}

function bearer(user: string): string {
  return `authorization: Bearer ${tokenOf(user)}`;
}

/** Orders from the whole period. */
async function readSamples(connectionString: string): Promise<Sample[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Sample>(
      `SELECT o.id, o.order_number AS number, o.phone, o.user_id AS user
         FROM (SELECT min(created_at) AS first FROM orders) AS oldest, generate_series(0, ${asksEach - 1}) AS place, LATERAL (
           SELECT * FROM orders WHERE created_at >= first + (now() - first) * place / ${asksEach} ORDER BY created_at, id LIMIT 1) AS o`,
    );
    return rows;
  } finally {
    await client.end();
  }
}
