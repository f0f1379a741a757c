import type { LimitName } from '@haat/contracts';
import type { Config, Limit } from '../config.ts';

/** What can be limited: the limits that endpoints name, and those that use cases take themselves. */
export type LimitKey = LimitName | 'loginFailures' | 'forgetPasswordEmail' | 'checkoutPhone';

/** Each limit as the settings have it; undefined is no limit. */
export function limitSettings(config: Config): Record<LimitKey, Limit | undefined> {
  return {
    login: config.LIMIT_LOGIN,
    loginFailures: config.LIMIT_LOGIN_FAILURES,
    register: config.LIMIT_REGISTER,
    forgetPassword: config.LIMIT_FORGET_PASSWORD,
    forgetPasswordEmail: config.LIMIT_FORGET_PASSWORD_EMAIL,
    codes: config.LIMIT_CODES,
    coupons: config.LIMIT_COUPONS,
    checkout: config.LIMIT_CHECKOUT,
    checkoutPhone: config.LIMIT_CHECKOUT_PHONE,
    tracking: config.LIMIT_TRACKING,
    reviews: config.LIMIT_REVIEWS,
    uploads: config.LIMIT_UPLOADS,
    newsletter: config.LIMIT_NEWSLETTER,
    sellers: config.LIMIT_SELLERS,
    userName: config.LIMIT_USER_NAME,
    savedLists: config.LIMIT_SAVED_LISTS,
    catalogue: config.LIMIT_CATALOGUE,
  };
}
