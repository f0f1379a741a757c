import type { AdminProduct } from '@haat/contracts';
import { valuesOf, type ProductField, type ProductValues } from './product-values.ts';

/** The contract's limit for titles. */
const maxTitle = 200;

interface Copy {
  values: ProductValues;
  /** How many pictures on other hosts were left out: a new product can only use the shop's own uploads. */
  leftOut: number;
}

/** The initial values for a copy of a product: everything except its stock, with titles that say so. */
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
