export { lateAfterDays, lowStockAt, lowStockDays, readMailSender, readSettings } from './read-settings.ts';
export { forgetSubscription, subscriptionOfPerson } from './personal-data.ts';
