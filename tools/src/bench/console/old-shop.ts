import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BenchPostgres, withPostgresIn } from '../bench-shop.ts';
import { countSold } from '../orders/count-sold.ts';
import { inBulk } from '../million/fillers.ts';
import { fillLargeShop } from '../million/large-shop.ts';
import { fillConsole } from './filling/fill-console.ts';

/** Two years of a shop with some thousand orders a day. */
const days = 730;

interface OldShop {
  products: number;
  orders: number;
  /** Where it is kept and found again the next time; defaults to a temporary folder. */
  folder?: string | undefined;
}

/** Runs work with a shop that has very many products and orders, filled first, which takes minutes. */
export async function withOldShop(
  { folder: kept, ...size }: OldShop,
  work: (postgres: BenchPostgres) => Promise<void>,
): Promise<void> {
  const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'haat-bench-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  try {
    const isFilled = path.join(folder, 'filled');
    if (!existsSync(isFilled)) {
      rmSync(path.join(folder, 'postgres'), { recursive: true, force: true });
      await withPostgresIn(folder, { durable: true }, ({ connectionString }) => fill(connectionString, size));
      writeFileSync(isFilled, JSON.stringify(size));
    }
    await withPostgresIn(folder, { durable: true }, work);
  } finally {
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(connectionString: string, { products, orders }: Omit<OldShop, 'folder'>): Promise<void> {
  const startedAt = performance.now();
  const onProgress = (message: string) =>
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${message}`);
  await inBulk(connectionString, async () => {
    await fillLargeShop(connectionString, { products, onProgress });
    await fillConsole(connectionString, { orders, days, onProgress });
  });
  await countSold(connectionString);
}
