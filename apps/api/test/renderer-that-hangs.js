/**
 * Stands in for the web app's renderer: it never finishes for `/hangs`, requests data three times for `/asks`, and
 * fails for `/fails`.
 */
export async function render({ url, call }) {
  if (url === '/fails') throw new Error('it failed');
  if (url === '/hangs') for (;;);
  const data = url === '/asks' ? await askTwiceAndOnce(call) : null;
  const parts = [`{"url":${JSON.stringify(url)},`, `"data":${JSON.stringify(data)}}`].map((text) => Buffer.from(text));
  return { status: 200, headers: {}, parts };
}

async function askTwiceAndOnce(call) {
  const names = await Promise.all([call('brandList', {}), call('categoryList', {})]);
  return [...names, await call('shopList', {})].map(({ body }) => body.name);
}
