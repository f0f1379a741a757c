import type { Product } from '@haat/contracts';

interface ProductJsonLdInput {
  product: Product;
  /** In the page's language. */
  title: string;
  description: string;
  shopName: string;
  origin: string;
  /** Path of the page, including its language. */
  path: string;
}

/** Structured data of a product: schema.org Product with its Offer and, if it has reviews, AggregateRating. */
export function productJsonLd({ product, title, description, shopName, origin, path }: ProductJsonLdInput): object {
  const { rating } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    sku: String(product.id),
    image: [new URL(product.photo, origin).href],
    offers: {
      '@type': 'Offer',
      url: origin + path,
      priceCurrency: 'BDT',
      price: product.offer_price,
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${product.stock === '0' ? 'OutOfStock' : 'InStock'}`,
      seller: { '@type': 'Organization', name: shopName },
    },
    ...(rating.count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
  };
}
