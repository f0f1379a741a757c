import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const photoFolder = join(services.config.DATA_DIR, 'uploads', 'user_image');

const post = (token: string) => http.post('/api/profie_change').set('authorization', `Bearer ${token}`);
const jpeg = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a6b4d' } })
    .jpeg()
    .toBuffer();
const filesThere = () => readdir(photoFolder).catch((): string[] => []);

test('changes the fields that were sent and no others', async () => {
  const { token, email } = await makeShopper(services, { phone: '+8801712345689' });
  const first = await post(token).field({
    full_name: 'রহিমা',
    address: 'House 7',
    city: 'Dhaka',
    country: 'Bangladesh',
  });
  expect(first.status).toBe(200);
  const second = await post(token).field({ phone: '০১৭১২৩৪৫৬৭৮', address: '' });
  expect(second.body.data).toMatchObject({
    full_name: 'রহিমা',
    address: '',
    city: 'Dhaka',
    country: 'Bangladesh',
    phone: '+8801712345678',
    email,
  });
  const info = await http.get('/api/userInfo').set('authorization', `Bearer ${token}`);
  expect(info.body).toEqual(second.body);
});

test('fields that the shopper may not set stay as they are', async () => {
  const { token, email, userId } = await makeShopper(services);
  const answer = await post(token).field({
    full_name: 'Rahima',
    email: 'evil@haat.test',
    role: 'operator',
    status: 'vip',
    token_version: '99',
    id: '01890000-0000-7000-8000-000000000000',
    user_id: '01890000-0000-7000-8000-000000000000',
    password_hash: 'x',
  });
  expect(answer.status).toBe(200);
  const { rows } = await services.pool.query(
    'SELECT email, role, status, token_version, password_hash FROM users WHERE id = $1',
    [userId],
  );
  expect(rows).toEqual([
    { email, role: 'shopper', status: 'active', token_version: 1, password_hash: expect.stringMatching(/^\$argon2id/) },
  ]);
});

test('a photo is re-encoded as a square WebP, replaces the older one, and is served', async () => {
  const { token } = await makeShopper(services);
  const first = await post(token).attach('photo', await jpeg(), '../../../evil.html');
  expect(first.status).toBe(200);
  const { photo } = first.body.data;
  expect(photo).toMatch(/^[0-9a-f]{32}\.webp$/);
  const served = await http.get(`/uploads/images/user_image/${photo}`);
  expect(served.status).toBe(200);
  expect(served.headers['content-type']).toBe('image/webp');
  expect(await sharp(served.body).metadata()).toMatchObject({ width: 512, height: 512, format: 'webp' });
  expect((await http.get(`/uploads/images/user_image/${photo}?w=160`)).status).toBe(200);

  const second = await post(token).attach('photo', await jpeg(), 'me.jpg');
  expect(second.body.data.photo).not.toBe(photo);
  for (const path of [photo, `${photo}?w=160`])
    expect((await http.get(`/uploads/images/user_image/${path}`)).status).toBe(404);
  await expect(access(join(photoFolder, photo))).rejects.toThrow('ENOENT');
});

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['PHP', () => Buffer.from('<?php system("id"); ?>')],
  ['a Windows program', () => Buffer.from('MZ\x90\0\x03\0\0\0')],
  [
    'an SVG named .png',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
  ],
  ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['a JPEG cut in half', async () => (await jpeg()).subarray(0, 600)],
  [
    'a picture of 144 million pixels',
    () =>
      sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' }, limitInputPixels: false })
        .png()
        .toBuffer(),
  ],
  [
    'an animated WebP',
    () =>
      sharp({ create: { width: 20, height: 40, channels: 4, background: '#f00' } })
        .composite([{ input: { create: { width: 20, height: 20, channels: 4, background: '#00f' } }, top: 0, left: 0 }])
        .raw()
        .toBuffer()
        .then((raw) =>
          sharp(raw, { raw: { width: 20, height: 40, channels: 4, pageHeight: 20 } })
            .webp({ loop: 0, delay: [100, 100] })
            .toBuffer(),
        ),
  ],
])('%s is rejected as a photo and leaves no file behind', async (_what, make) => {
  const { token, userId } = await makeShopper(services);
  const before = await filesThere();
  const answer = await post(token)
    .attach('photo', await make(), 'photo.png')
    .field('full_name', 'Changed');
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ code: 'IMAGE_INVALID', errors: [{ path: 'photo' }] });
  expect(await filesThere()).toEqual(before);
  const { rows } = await services.pool.query('SELECT photo, full_name FROM users WHERE id = $1', [userId]);
  expect(rows[0]).toMatchObject({ photo: null, full_name: expect.not.stringContaining('Changed') });
});

test('content hidden in a valid picture is removed: a script behind it, its location and camera', async () => {
  const { token } = await makeShopper(services);
  const withExif = await sharp(await jpeg())
    .withExif({ IFD0: { Copyright: 'exif-marker' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
    .toBuffer();
  const polyglot = Buffer.concat([withExif, Buffer.from('<script>script-marker</script>')]);
  const { body } = await post(token).attach('photo', polyglot, 'me.jpg');
  const served = await http.get(`/uploads/images/user_image/${body.data.photo}`);
  expect(served.body.toString('latin1')).not.toMatch(/marker|script|GPS/);
  expect((await sharp(served.body).metadata()).exif).toBeUndefined();
});

test('CMYK, 16-bit and rotated pictures are normalised', async () => {
  const { token } = await makeShopper(services);
  const pictures = [
    await sharp(await jpeg())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
    await sharp(await jpeg())
      .toColourspace('rgb16')
      .png()
      .toBuffer(),
    await sharp(await jpeg())
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  ];
  for (const picture of pictures) {
    const { status, body } = await post(token).attach('photo', picture, 'me.png');
    expect(status).toBe(200);
    const served = await http.get(`/uploads/images/user_image/${body.data.photo}`);
    expect(await sharp(served.body).metadata()).toMatchObject({ format: 'webp', space: 'srgb', depth: 'uchar' });
  }
});

test('a file that is too large, two files, too many fields and broken forms are rejected', async () => {
  const { token } = await makeShopper(services);
  const before = await filesThere();
  const tooLarge = await post(token).attach('photo', Buffer.alloc(5 * 1024 * 1024 + 1), 'me.jpg');
  expect(tooLarge.status).toBe(413);
  expect(tooLarge.body.code).toBe('TOO_LARGE');
  const two = await post(token)
    .attach('photo', await jpeg(), 'a.jpg')
    .attach('photo', await jpeg(), 'b.jpg');
  expect([400, 413, 422]).toContain(two.status);
  const fields = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, 'x']));
  expect([400, 413, 422]).toContain((await post(token).field(fields)).status);
  const noBoundary = await post(token).set('content-type', 'multipart/form-data').send('rubbish');
  expect([400, 415]).toContain(noBoundary.status);
  const cut = await post(token)
    .set('content-type', 'multipart/form-data; boundary=x')
    .send('--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc');
  expect(cut.status).toBe(400);
  const json = await post(token).send({ full_name: 'Rahima' });
  expect(json.status).toBe(415);
  expect(await filesThere()).toEqual(before);
});

test('a photo given as text, wrong phone numbers and a visitor are rejected', async () => {
  const { token } = await makeShopper(services);
  expect((await post(token).field('photo', '/etc/passwd')).status).toBe(422);
  expect((await post(token).field('phone', '12')).body.errors).toMatchObject([{ path: 'phone' }]);
  expect((await post(token).field('full_name', 'a\nb')).body.errors).toMatchObject([{ path: 'full_name' }]);
  expect((await http.post('/api/profie_change').field('full_name', 'Rahima')).status).toBe(401);
});

test('a name is public; the phone number is masked for everybody but its owner', async () => {
  const owner = await makeShopper(services, { name: 'Rahima', phone: '+8801712345689' });
  const other = await makeShopper(services);
  const path = `/api/user-name/${owner.userId}`;
  expect((await http.get(path)).body.data).toEqual({ full_name: 'Rahima', phone: '017******89' });
  const byOther = await http.get(path).set('authorization', `Bearer ${other.token}`);
  expect(byOther.body.data.phone).toBe('017******89');
  const byOwner = await http.get(path).set('authorization', `Bearer ${owner.token}`);
  expect(byOwner.body.data.phone).toBe('+8801712345689');
  expect((await http.get('/api/user-name/01890000-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await http.get('/api/user-name/7')).status).toBe(422);
});
