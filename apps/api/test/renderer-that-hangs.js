/** Stands in for the web app's renderer: it never ends for `/hangs`, asks for data for `/asks`, and fails for `/fails`. */
export async function render({ url, call }) {
  if (url === '/fails') throw new Error('it failed');
  if (url === '/hangs') for (;;);
  const data = url === '/asks' ? await call('brandList', {}) : null;
  return { status: 200, headers: {}, html: JSON.stringify({ url, data }) };
}
