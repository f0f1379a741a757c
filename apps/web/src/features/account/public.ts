/** What other features may use of the account. */
export { AccountPage } from './account-page.tsx';
