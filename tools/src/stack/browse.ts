const browsers = 8;
const rounds = 40;
const widths = [160, 320, 480, 640];

/** Eight concurrent clients request pages, lists of every kind and pictures in every width. */
export async function browse(address: string): Promise<void> {
  const answer = await fetch(`${address}/api/product-list?limit=100`);
  const { data } = (await answer.json()) as { data: { slug: string; photo: string }[] };
  await Promise.all(
    Array.from({ length: browsers }, async (_, browser) => {
      for (let round = 0; round < rounds; round += 1) {
        const turn = browser * rounds + round;
        const product = data[turn % data.length];
        const paths = [
          '/',
          `/product/product_details/${product?.slug}`,
          `/api/product-list?limit=24&page=${1 + (turn % 8)}`,
          '/api/product-list',
          `${product?.photo}?w=${widths[turn % widths.length]}`,
        ];
        for (const each of paths) await (await fetch(`${address}${each}`)).arrayBuffer();
      }
    }),
  );
}
