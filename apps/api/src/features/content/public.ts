export {
  lateAfterDays,
  lowStockAt,
  lowStockDays,
  readMailSender,
  readReminders,
  readSettings,
} from './read-settings.ts';
export { forgetSubscription, subscriptionOfPerson } from './personal-data.ts';
