import type { PictureFolder } from '../../../platform/pictures/picture-routes.ts';
import { photoKey } from './photo-file.ts';

/** Users' photos, as they are served. */
export const userPhotos: PictureFolder = {
  name: 'user_image',
  find: (sources, file) => sources.uploaded(photoKey(file)),
};
