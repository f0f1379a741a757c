import type { ProductPicture } from '@haat/contracts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import { pictureFileOf } from './pictures/picture-paths.ts';

/** The parts of a product that are stored in separate tables. */
export interface ProductParts {
  colors?: readonly { color: string; color_bn: string; hex: string }[] | undefined;
  sizes?: readonly string[] | undefined;
  pictures?: readonly ProductPicture[] | undefined;
}

/** Replaces the colours, sizes and additional pictures of a product; parts that are left out are unchanged. */
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

/** The photo columns, from the first picture. */
export function photoColumns(pictures: readonly ProductPicture[] | undefined) {
  const [first] = pictures ?? [];
  return first ? { photo: first.path, photoAlt: first.alt, photoAltBn: first.alt_bn } : {};
}
