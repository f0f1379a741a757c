import type { ProductPicture } from '@haat/contracts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { Services } from '../../../../services.ts';
import { productPictures } from '../../product-pictures.ts';
import { pictureFileOf } from './picture-paths.ts';

interface Checking {
  pictures: readonly ProductPicture[];
  /** The pictures that the product has. */
  before: readonly ProductPicture[];
  /** The path of the list in the request's body. */
  path: string;
}

/**
 * Throws VALIDATION unless each picture already belongs to the product or is served by us, and none occurs twice. A
 * picture on another host stays in its place: it can only be the photo.
 */
export async function checkPictures(
  { pictures: { sources } }: Pick<Services, 'pictures'>,
  { pictures, before, path }: Checking,
): Promise<void> {
  const known = new Set(before.map(({ path: each }) => pictureFileOf(each) ?? each));
  const seen = new Set<string>();
  for (const [place, picture] of pictures.entries()) {
    const file = pictureFileOf(picture.path);
    const name = file ?? picture.path;
    const field = `${path}.${place}.path`;
    if (seen.has(name)) throw refused(field, 'This picture is there twice.');
    seen.add(name);
    if (file === null && place > 0) throw refused(field, 'A picture from elsewhere can only be the first.');
    if (known.has(name)) continue;
    const isServed = file !== null && (await productPictures.find(sources, file)) !== null;
    if (!isServed) throw refused(field, 'There is no such picture. Upload it again.');
  }
}

function refused(path: string, message: string): Problem {
  return new Problem('VALIDATION', message, { errors: [{ path, message }] });
}
