export { listWaitingReviews, moderateReview } from './moderate-reviews.ts';
export { forgetAuthor, helpedReviewsOfPerson, reviewsOfPerson } from './personal-data.ts';
export { removeReviewPhotos, startRemovingReviewPhotos } from './photos/remove-photos.ts';
export { reviewPhotos } from './photos/review-photos.ts';
