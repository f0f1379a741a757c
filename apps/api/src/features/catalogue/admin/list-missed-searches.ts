import type { EndpointReply, Endpoints } from '@haat/contracts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { missesLike } from '../../search/public.ts';

const days = 7;

/** Searches of the last week without results that a product could be found by. Throws NOT_FOUND. */
export async function listMissedSearches(
  { db }: Pick<Services, 'db'>,
  productId: number,
): Promise<EndpointReply<Endpoints['adminProductMissedSearches']>> {
  const product = await db.product.findUnique({ where: { id: productId }, select: { id: true } });
  if (!product) throw new Problem('NOT_FOUND', 'There is no such product.');
  return { success: true, data: await missesLike({ db }, { productId, days }) };
}
