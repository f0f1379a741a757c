export { applicationsWaiting } from './admin/applications-waiting.ts';
export { forgetOldSellerRequests, forgetSellerRequests, sellerRequestsOfPerson } from './personal-data.ts';
