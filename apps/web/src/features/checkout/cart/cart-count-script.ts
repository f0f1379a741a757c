/**
 * Stands in the cart's document, before anything of the page is painted: the device knows how many lines its cart has, the
 * server does not. Leaves the count on the root element, as `data-cart-lines` and `--cart-lines`. The server's script policy
 * names this text by its hash.
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
