import type { PictureFolder } from '../../../platform/pictures/picture-routes.ts';
import { reviewPhotoFolder, reviewPhotoKey } from './photo-paths.ts';

/** Reviews' photos, as they are served: until a review shows one, nobody but its author and staff can know its name. */
export const reviewPhotos: PictureFolder = {
  name: reviewPhotoFolder,
  find: (sources, file) => sources.uploaded(reviewPhotoKey(file)),
};
