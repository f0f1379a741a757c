export const messages = {
  categories: 'Categories',
  categoriesText: (categories: string, subcategories: string) =>
    `Categories: ${categories}, subcategories: ${subcategories}. Drag to order; the shop’s menu follows.`,
  category: 'Category',
  below: 'Subcategories',
  subcategories: (count: string, isOne: boolean) => `${count} ${isOne ? 'subcategory' : 'subcategories'}`,
  addCategory: 'Add category',
  newCategory: 'New category',
  noCategories: 'There are no categories yet',
  noCategoriesText: 'A product needs a category and a subcategory. Add the first one.',
  addSubcategory: 'Add a subcategory',
  newSubcategory: 'New subcategory',
  within: 'In',
  takesAlong: (products: string) => `Moving it takes its products along, ${products} on sale. Its address stays.`,

  brands: 'Brands',
  brandsText: (brands: string, isOne: boolean) => `${brands} ${isOne ? 'brand' : 'brands'}`,
  brand: 'Brand',
  addBrand: 'Add brand',
  newBrand: 'New brand',
  noBrands: 'There are no brands yet',
  noBrandsText: 'A product needs a brand. Add the first one.',
  sold: 'Sold, 30 days',
  reviews: 'Reviews',
  rated: (stars: string, reviews: string, isOne: boolean) =>
    `${stars} of 5 stars from ${reviews} ${isOne ? 'review' : 'reviews'}`,
  searchBrands: 'Brand, either language',
  notFound: (typed: string) => `No brand is called “${typed}”`,

  nameEnglish: 'Name in English',
  nameBangla: 'Name in Bangla',
  added: (name: string) => `${name} is in the shop.`,
  saved: (name: string) => `${name} is saved.`,
  full: 'There is no room for more. Change one that is no longer used.',
  removeText:
    'It has no products. It disappears from the shop’s menu, and its link stops working. This cannot be undone.',
};

export type ShelfMessages = typeof messages;
