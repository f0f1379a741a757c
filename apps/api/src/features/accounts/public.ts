export { accountMails } from './account-mails.ts';
export { blockAccount, unblockAccount } from './block-account.ts';
export { countLoginAttempt, type CountedAttempt } from './login/login-failures.ts';
export { checkPassword } from './password/check-password.ts';
export {
  accountMailKinds,
  accountOfPerson,
  findAbandonedAccounts,
  findAccountId,
  forgetAccount,
  isAddressConfirmed,
  lockAccount,
} from './personal-data.ts';
export { refuseCommonPassword } from './password/common-passwords.ts';
export { typedCode } from './password/email-code.ts';
export { removePhoto } from './profile/photo-file.ts';
export { userPhotos } from './profile/user-photos.ts';
