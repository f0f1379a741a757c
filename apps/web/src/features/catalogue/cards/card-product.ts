import type { ProductCard } from '@haat/contracts';
import { inLocale, type Locale } from '@haat/contracts/shared/locale';
import type { CardProduct } from '../../../ui/commerce/product-card.tsx';

/** Maps an API product to its card, in the page's language. */
export function cardProduct(product: ProductCard, locale: Locale): CardProduct {
  return {
    slug: product.slug,
    title: inLocale(locale, product.title, product.title_bn),
    shopName: inLocale(locale, product.shop.name, product.shop.name_bn),
    photo: product.photo,
    price: product.price,
    offerPrice: product.offer_price,
    rating: product.rating,
    inStock: product.stock !== '0',
  };
}
