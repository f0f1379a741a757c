/**
 * Inline script of the cart page, run before the first paint, because only the device knows how many lines the cart
 * has. Sets `data-cart-lines` and `--cart-lines` on the root element. The content security policy allows it by its
 * hash.
 */
export const cartCountScript = `(() => {
  const listOf = (key) => {
    try {
      const list = JSON.parse(localStorage.getItem(key));
      return Array.isArray(list) ? list : [];
    } catch {
      return [];
    }
  };
  const lines = listOf('DetailsCart').filter((line) => Number(line?.id) > 0);
  const known = new Set(lines.map(({ id }) => Number(id)));
  const others = new Set(listOf('cart').map(Number).filter((id) => id > 0 && !known.has(id)));
  const root = document.documentElement;
  root.dataset.cartLines = lines.length + others.size;
  root.style.setProperty('--cart-lines', root.dataset.cartLines);
})()`;
