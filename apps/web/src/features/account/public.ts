/** What other features may use of accounts. */
export { AccountPage } from './account-page.tsx';
