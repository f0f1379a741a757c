/** The minimum cost of a response: Fastify with just a buffer, or with one statement. Started by `floors.ts`. */
import { readFileSync } from 'node:fs';
import { fastify, type FastifyRequest } from 'fastify';
import pg from 'pg';

const [, , port, connectionString, everythingFile = ''] = process.argv;
const jsonType = 'application/json; charset=utf-8';

const columns = `p.id, p.slug, p.title, p.title_bn, p.photo, p.price, p.offer_price, p.stock, p.condition, p.brand_id,
  p.category_id, p.subcategory_id, p.shop_id, p.rating_count, p.rating_sum, s.name AS shop_name, s.name_bn AS shop_name_bn`;
const listStatement = {
  name: 'list',
  text: `SELECT ${columns} FROM products p JOIN shops s ON s.id = p.shop_id WHERE p.category_id = $1 ORDER BY p.id DESC LIMIT 24`,
};
const productStatement = {
  name: 'product',
  text: `SELECT ${columns}, p.description, p.description_bn FROM products p JOIN shops s ON s.id = p.shop_id WHERE p.id = $1`,
};

const pool = new pg.Pool({ connectionString, max: 10 });
const buffer = Buffer.from(JSON.stringify({ data: 'x'.repeat(15_000 - 11) }));
const everything = readFileSync(everythingFile);
const app = fastify();
type ById = FastifyRequest<{ Params: { id: string } }>;

app.get('/buffer', (_request, reply) => reply.header('content-type', jsonType).send(buffer));
app.get('/everything', (_request, reply) =>
  reply.header('content-type', jsonType).header('content-encoding', 'br').send(everything),
);
app.get('/list/:id', async ({ params }: ById) => (await pool.query({ ...listStatement, values: [params.id] })).rows);
app.get('/product/:id', async ({ params }: ById) => {
  const { rows } = await pool.query({ ...productStatement, values: [params.id] });
  return rows[0];
});

await app.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.('open');
