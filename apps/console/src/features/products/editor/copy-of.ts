import type { AdminProduct } from '@haat/contracts';
import { valuesOf, type ProductField, type ProductValues } from './product-values.ts';

/** As the contract bounds titles. */
const maxTitle = 200;

interface Copy {
  values: ProductValues;
  /** How many pictures are on another host: a new product can only have those that the shop keeps itself. */
  leftOut: number;
}

/** What a copy of a product begins with: everything but its stock, with titles that say so. */
export function copyOf(product: Pick<AdminProduct, ProductField>): Copy {
  const values = valuesOf(product);
  const pictures = values.pictures.filter(({ path }) => path.startsWith('/'));
  return {
    values: {
      ...values,
      title: marked(values.title, '(copy)'),
      title_bn: marked(values.title_bn, '(কপি)'),
      pictures,
    },
    leftOut: values.pictures.length - pictures.length,
  };
}

function marked(title: string, mark: string): string {
  return `${title.slice(0, maxTitle - mark.length - 1)} ${mark}`.trimStart();
}
