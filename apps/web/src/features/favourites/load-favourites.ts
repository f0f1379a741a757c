import type { ProductCard } from '@haat/contracts';
import type { Call } from '../../platform/api/call.ts';
import { type Favourite, groupFavourites, healFavourites, readFavouriteIds } from '../cart/public.ts';

/** A favourite with its product. */
export interface FavouriteProduct extends Favourite {
  product: ProductCard;
}

/** Maximum number of ids in one request. */
const idsAtOnce = 50;

/** This device's favourites with their products; null if the shop cannot be reached. Also removes repeats from storage. */
export async function loadFavourites(call: Call): Promise<FavouriteProduct[] | null> {
  const ids = readFavouriteIds();
  const favourites = groupFavourites(ids);
  if (ids.length > favourites.length) healFavourites();
  const groups = Array.from({ length: Math.ceil(favourites.length / idsAtOnce) }, (_each, index) =>
    favourites.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
  );
  const answers = await Promise.all(
    groups.map((group) =>
      call('productList', { query: { id: group.map(({ id }) => id).join(','), limit: idsAtOnce, view: 'card' } }),
    ),
  );
  const products = new Map<number, ProductCard>();
  for (const answer of answers) {
    if (!answer.ok) return null;
    for (const product of answer.body.data) products.set(product.id, product);
  }
  return favourites.flatMap((favourite) => {
    const product = products.get(favourite.id);
    return product ? [{ ...favourite, product }] : [];
  });
}
