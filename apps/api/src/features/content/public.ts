export { forgetSubscription, subscriptionOfPerson } from './personal-data.ts';
