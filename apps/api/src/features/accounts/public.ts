export { accountMails } from './account-mails.ts';
export { blockAccount } from './block-account.ts';
export { checkPassword } from './check-password.ts';
export { accountOfPerson, findAbandonedAccounts, findAccountId, forgetAccount, lockAccount } from './personal-data.ts';
export { removePhoto } from './photo-file.ts';
export { userPhotos } from './user-photos.ts';
