import { randomUUID } from 'node:crypto';
import type { Db } from '@haat/db';
import { tokenOf } from './token.ts';

export interface Shopper {
  userId: string;
  email: string;
  token: string;
}

export interface Product {
  id: number;
  slug: string;
  /** Whole poisha. */
  offerPrice: number;
  stock: number;
}

/** Creates a shipping zone; its charge is in whole poisha. */
export interface Zone {
  id: number;
  deliveryCharge: number;
}

/** Creates unique shoppers and products on the stage. */
export interface Goods {
  zone: Zone;
  shoppers(count: number): Promise<Shopper[]>;
  products(count: number, given: { stock: number; offerPrice?: number }): Promise<Product[]>;
  product(given: { stock: number; offerPrice?: number }): Promise<Product>;
  /** Returns the coupon with its code. Amounts are in poisha. */
  coupon(given: CouponGiven): Promise<{ id: number; code: string; value: number }>;
}

interface CouponGiven {
  value: number;
  minSubtotal?: number;
  startsAt?: Date;
  endsAt?: Date;
  totalLimit?: number;
  perCustomerLimit?: number;
  isActive?: boolean;
}

/** Creates the category, brand and shop of all products on the stage. */
export async function createGoods(db: Db): Promise<Goods> {
  const photo = '/media/demo/products/none.webp';
  const names = { title: 'Chaos', titleBn: 'বিশৃঙ্খলা', photo };
  const category = await db.category.create({ data: names });
  const subcategory = await db.subcategory.create({ data: { ...names, categoryId: category.id } });
  const brand = await db.brand.create({ data: names });
  const shop = await db.shop.create({
    data: { name: 'Chaos', nameBn: 'বিশৃঙ্খলা', photo, district: 'Dhaka', about: 'A shop.' },
  });
  const zone = await db.shippingZone.create({
    data: { shippingAddress: 'Dhaka City', shippingAddressBn: 'ঢাকা শহর', deliveryCharge: 6_000 },
  });
  const shelf = { categoryId: category.id, subcategoryId: subcategory.id, brandId: brand.id, shopId: shop.id };

  async function product({ stock, offerPrice = 10_000 }: { stock: number; offerPrice?: number }): Promise<Product> {
    const slug = `chaos-${randomUUID()}`;
    return db.product.create({
      data: {
        ...shelf,
        slug,
        title: `Chaos ${slug.slice(-6)}`,
        titleBn: 'পণ্য',
        description: 'One sentence. Another one.',
        descriptionBn: 'একটি বাক্য। আরেকটি।',
        photo,
        price: offerPrice,
        offerPrice,
        stock,
        condition: 'new',
        colors: { create: ['red', 'blue'].map((color) => ({ color, hex: '#aa0000' })) },
        sizes: { create: ['M', 'L'].map((size) => ({ size })) },
        ...(stock > 0 && { movements: { create: { delta: stock, reason: 'opening' as const } } }),
      },
    });
  }

  return {
    zone,
    product,
    products: (count, given) => Promise.all(Array.from({ length: count }, () => product(given))),
    async shoppers(count) {
      const users = Array.from({ length: count }, () => {
        const id = randomUUID();
        return { id, email: `${id}@chaos.test`, fullName: 'Nusrat Jahan' };
      });
      await db.user.createMany({ data: users });
      return users.map(({ id, email }) => ({ userId: id, email, token: tokenOf(id) }));
    },
    coupon: (given) => db.coupon.create({ data: { code: `CHAOS-${randomUUID().slice(0, 8)}`, ...given } }),
  };
}
