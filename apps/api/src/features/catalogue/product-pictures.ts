import type { PictureFolder } from '../../platform/pictures/picture-routes.ts';

/** Products' additional pictures: uploaded ones, otherwise the demo's. */
export const productPictures: PictureFolder = {
  name: 'product_more_image',
  async find(sources, file) {
    return (await sources.uploaded(`product_more_image/${file}`)) ?? (await sources.demo(`products/${file}`));
  },
};
