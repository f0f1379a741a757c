export { listWaitingReviews, moderateReview } from './moderate-reviews.ts';
export { forgetAuthor, reviewsOfPerson } from './personal-data.ts';
