import type { Services } from '../../src/services.ts';

interface ProductGiven {
  title?: string;
  titleBn?: string;
  slug?: string;
  /** Whole poisha. */
  price?: number;
  offerPrice?: number;
  stock?: number;
  condition?: 'new' | 'popular' | 'winter';
  brandId?: number;
  categoryId?: number;
  subcategoryId?: number;
  shopId?: number;
  description?: string;
  keywords?: string[];
  ratingCount?: number;
  ratingSum?: number;
  images?: string[];
  colors?: { color: string; colorBn?: string; hex: string }[];
  sizes?: string[];
}

let made = 0;

/** Creates a product with its opening stock, and with its category, subcategory, brand and shop unless given. */
export async function makeProduct({ db }: Pick<Services, 'db'>, given: ProductGiven = {}) {
  made += 1;
  // Other tests create products meanwhile.
  const number = made;
  const { images = [], colors = [], sizes = [], title = `Product ${number}`, stock = 10, ...rest } = given;
  const categoryId = given.categoryId ?? (await makeCategory({ db })).id;
  const price = given.price ?? Math.max(10_000, given.offerPrice ?? 0);
  return db.product.create({
    data: {
      title,
      titleBn: `পণ্য ${number}`,
      slug: `product-${number}-${process.pid}`,
      description: 'First sentence. Second sentence. Third sentence.',
      descriptionBn: 'প্রথম বাক্য। দ্বিতীয় বাক্য।',
      photo: `/media/demo/products/${number}.webp`,
      condition: 'new',
      ...rest,
      price,
      offerPrice: given.offerPrice ?? price,
      stock,
      categoryId,
      subcategoryId: given.subcategoryId ?? (await makeSubcategory({ db }, { categoryId })).id,
      brandId: given.brandId ?? (await makeBrand({ db })).id,
      shopId: given.shopId ?? (await makeShop({ db })).id,
      images: { create: images.map((image, position) => ({ image, position })) },
      colors: { create: colors.map((color, position) => ({ ...color, position })) },
      sizes: { create: sizes.map((size, position) => ({ size, position })) },
      ...(stock > 0 && { movements: { create: { delta: stock, reason: 'opening' as const } } }),
    },
  });
}

export function makeCategory({ db }: Pick<Services, 'db'>, title = 'Category') {
  return db.category.create({ data: { title, titleBn: 'বিভাগ', photo: '/media/demo/categories/c.webp' } });
}

export function makeSubcategory(
  { db }: Pick<Services, 'db'>,
  { categoryId, title = 'Subcategory' }: { categoryId: number; title?: string },
) {
  return db.subcategory.create({
    data: { categoryId, title, titleBn: 'উপবিভাগ', photo: '/media/demo/subcategories/s.webp' },
  });
}

export function makeBrand({ db }: Pick<Services, 'db'>, title = 'Brand') {
  return db.brand.create({ data: { title, titleBn: 'ব্র্যান্ড', photo: '/media/demo/brands/b.webp' } });
}

export function makeShop({ db }: Pick<Services, 'db'>, given: { name?: string; honoursCoupons?: boolean } = {}) {
  return db.shop.create({
    data: {
      name: 'Shop',
      nameBn: 'দোকান',
      photo: '/media/demo/shops/s.webp',
      district: 'Dhaka',
      districtBn: 'ঢাকা',
      about: 'A shop.',
      ...given,
    },
  });
}

/** Creates a size chart of S and M with a chest, for all shops unless given. */
export function makeSizeChart(
  { db }: Pick<Services, 'db'>,
  { subcategoryId, shopId = null }: { subcategoryId: number; shopId?: number | null },
) {
  const rows = [
    { size: 'S', figures: [38] },
    { size: 'M', figures: [40.5] },
  ];
  return db.sizeChart.create({
    data: { subcategoryId, shopId, measured: 'garment', unit: 'in', measures: ['chest'], rows },
  });
}
