import type { PictureFolder } from '../../../platform/pictures/picture-routes.ts';
import { reviewPhotoFolder, reviewPhotoKey } from './photo-paths.ts';

/** Photos of reviews as served: until a review shows one, only its author and staff can know its name. */
export const reviewPhotos: PictureFolder = {
  name: reviewPhotoFolder,
  find: (sources, file) => sources.uploaded(reviewPhotoKey(file)),
};
