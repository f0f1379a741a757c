import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const { http } = await startTestApp();

test.each(['/admin', '/admin/', '/admin/orders?view=pack', '/admin/orders/HT-7K3M-9QXD'])(
  '%s is the document of the console, which nothing keeps, frames or lists',
  async (path) => {
    const { status, headers, text } = await http.get(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('<div id="root">');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  },
);

test('the document holds no script and no style of its own', async () => {
  const { text } = await http.get('/admin');
  expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
});

test('its files are compressed and kept for ever', async () => {
  const { text } = await http.get('/admin');
  const [, script = ''] = /src="(\/admin\/assets\/[\w-]+\.js)"/.exec(text) ?? [];
  const { status, headers } = await http.get(script).set('accept-encoding', 'br');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['/admin/assets/none.js', '/admin/assets/', '/admin/assets/..%2findex.html'])(
  '%s is not there',
  async (path) => {
    expect((await http.get(path)).status).toBe(404);
  },
);

test.each(['/administration', '/bn/admin'])('%s is not of the console', async (path) => {
  const { headers } = await http.get(path);
  expect(headers['x-robots-tag']).toBeUndefined();
});

test('crawlers are asked to stay away', async () => {
  expect((await http.get('/robots.txt')).text).toContain('Disallow: /admin\n');
});
