export { forgetOldSellerRequests, forgetSellerRequests, sellerRequestsOfPerson } from './personal-data.ts';
