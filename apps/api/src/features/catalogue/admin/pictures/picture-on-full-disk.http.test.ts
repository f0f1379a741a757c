import { readdir } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeStaff } from '../../../../../test/data/make-staff.ts';
import { mountSmallDisk } from '../../../../../test/small-disk.ts';
import { startTestApp } from '../../../../../test/test-app.ts';

const disk = await mountSmallDisk();
const { http, services } = await startTestApp({ DATA_DIR: disk.folder });

test.runIf(disk.isMounted)('a full disk refuses a picture and keeps nothing of it', async () => {
  const { headers } = await makeStaff(services, { role: 'operator' });
  const side = 900;
  const noise = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg()
    .toBuffer();
  const refused = await http.post('/api/admin/pictures').set(headers).attach('photo', noise, 'noise.jpg');
  expect([refused.status, refused.body.code]).toEqual([507, 'STORAGE_FULL']);
  expect(await readdir(`${disk.folder}/uploads/product_more_image`).catch(() => [])).toEqual([]);
  expect(await services.db.auditEntry.count({ where: { action: 'adminPictureUpload' } })).toBe(0);
});
