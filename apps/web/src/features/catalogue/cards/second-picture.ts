import { call } from '../../../platform/api/call.ts';
import { picturePath } from '../../../platform/picture-path.ts';

const found = new Map<number, Promise<string | null>>();

/**
 * The URL of the picture after a product's photo; null if there is none. Requested once per product, and again after
 * a failure.
 */
export function secondPictureOf(id: number): Promise<string | null> {
  const known = found.get(id);
  if (known) return known;
  const finding = call('singleProduct', { params: { id: String(id) } }).then((result) => {
    if (!result.ok) found.delete(id);
    const [second] = result.ok ? result.body.data.multi_image : [];
    return second ? picturePath(second.image, 'product') : null;
  });
  found.set(id, finding);
  return finding;
}
