import { readdir } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeOrder, makeZone } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { mountSmallDisk } from '../../../../test/small-disk.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const disk = await mountSmallDisk();
const { http, services } = await startTestApp({ DATA_DIR: disk.folder });

/** Noise, which no format compresses. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

test.runIf(disk.isMounted)('a full disk refuses a photo, keeps nothing of it, and stops nothing else', async () => {
  const shopper = await makeShopper(services);
  const bearer = `Bearer ${shopper.token}`;
  const change = async (side: number, name: string) =>
    http
      .post('/api/profie_change')
      .set('authorization', bearer)
      .field('full_name', name)
      .attach('photo', await noise(side), 'me.png');
  const kept = (await change(40, 'Before')).body.data.photo;

  const refused = await change(512, 'After');
  expect([refused.status, refused.body.code]).toEqual([507, 'STORAGE_FULL']);
  const info = await http.get('/api/userInfo').set('authorization', bearer);
  expect(info.body.data).toMatchObject({ full_name: 'Before', photo: kept });
  expect(await readdir(`${disk.folder}/uploads/user_image`)).toEqual([kept]);

  const [zone, product] = [await makeZone(services), await makeProduct(services)];
  await makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  for (const path of ['/readyz', '/api/product-list?limit=1', `/uploads/images/user_image/${kept}?w=160`])
    expect((await http.get(path)).status).toBe(200);
});
