import type { LimitName } from '@haat/contracts';
import type { Config, Limit } from '../config.ts';

/** All limits: those that endpoints name, and those that use cases apply themselves. */
export type LimitKey =
  | LimitName
  | 'loginFailures'
  | 'loginAccount'
  | 'registerTaken'
  | 'forgetPasswordEmail'
  | 'forgetPasswordAll'
  | 'codesElsewhere'
  | 'mailsUnasked'
  | 'checkoutNew'
  | 'checkoutPhone';

/** Each limit from the settings; undefined means no limit. */
export function limitSettings(config: Config): Record<LimitKey, Limit | undefined> {
  return {
    login: config.LIMIT_LOGIN,
    loginFailures: config.LIMIT_LOGIN_FAILURES,
    loginAccount: config.LIMIT_LOGIN_ACCOUNT,
    register: config.LIMIT_REGISTER,
    registerTaken: config.LIMIT_REGISTER_TAKEN,
    forgetPassword: config.LIMIT_FORGET_PASSWORD,
    forgetPasswordEmail: config.LIMIT_FORGET_PASSWORD_EMAIL,
    forgetPasswordAll: config.LIMIT_FORGET_PASSWORD_ALL,
    codes: config.LIMIT_CODES,
    codesElsewhere: config.LIMIT_CODES_ELSEWHERE,
    mailsUnasked: config.LIMIT_MAILS_UNASKED,
    coupons: config.LIMIT_COUPONS,
    checkout: config.LIMIT_CHECKOUT,
    checkoutNew: config.LIMIT_CHECKOUT_NEW,
    checkoutPhone: config.LIMIT_CHECKOUT_PHONE,
    tracking: config.LIMIT_TRACKING,
    orders: config.LIMIT_ORDERS,
    account: config.LIMIT_ACCOUNT,
    reviews: config.LIMIT_REVIEWS,
    uploads: config.LIMIT_UPLOADS,
    newsletter: config.LIMIT_NEWSLETTER,
    sellers: config.LIMIT_SELLERS,
    userName: config.LIMIT_USER_NAME,
    savedLists: config.LIMIT_SAVED_LISTS,
    personalData: config.LIMIT_PERSONAL_DATA,
    catalogue: config.LIMIT_CATALOGUE,
  };
}
