import type { ProductPicture } from '@haat/contracts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import { pictureFileOf } from './pictures/picture-paths.ts';

/** What of a product stands in tables of its own. */
export interface ProductParts {
  colors?: readonly { color: string; color_bn: string; hex: string }[] | undefined;
  sizes?: readonly string[] | undefined;
  pictures?: readonly ProductPicture[] | undefined;
}

/** Writes colours, sizes and the pictures beside the photo in place of those there are; what is left out stays. */
export async function writeParts(tx: Transaction, productId: number, parts: ProductParts): Promise<void> {
  const { colors, sizes, pictures } = parts;
  if (colors) {
    await tx.productColor.deleteMany({ where: { productId } });
    await tx.productColor.createMany({
      data: colors.map(({ color, color_bn: colorBn, hex }, position) => ({ productId, color, colorBn, hex, position })),
    });
  }
  if (sizes) {
    await tx.productSize.deleteMany({ where: { productId } });
    await tx.productSize.createMany({ data: sizes.map((size, position) => ({ productId, size, position })) });
  }
  if (pictures) {
    await tx.productImage.deleteMany({ where: { productId } });
    await tx.productImage.createMany({
      data: pictures.slice(1).map(({ path, alt, alt_bn: altBn }, position) => ({
        productId,
        image: pictureFileOf(path) ?? path,
        alt,
        altBn,
        position,
      })),
    });
  }
}

/** The columns of the photo: the first picture. */
export function photoColumns(pictures: readonly ProductPicture[] | undefined) {
  const [first] = pictures ?? [];
  return first ? { photo: first.path, photoAlt: first.alt, photoAltBn: first.alt_bn } : {};
}
