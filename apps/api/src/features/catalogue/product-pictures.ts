import type { PictureFolder } from '../../platform/pictures/picture-routes.ts';
import { pictureFolder } from './admin/pictures/picture-paths.ts';

/** Products' additional pictures: uploaded ones first, otherwise the demo's. */
export const productPictures: PictureFolder = {
  name: pictureFolder,
  async find(sources, file) {
    return (await sources.uploaded(`${pictureFolder}/${file}`)) ?? (await sources.demo(`products/${file}`));
  },
};
