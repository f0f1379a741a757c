/** How many photos a review may have. */
export const maxReviewPhotos = 4;
