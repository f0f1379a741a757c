import type { PageName } from '@haat/contracts/pages';
import { accountMessages } from '../../features/account/messages.ts';
import type { Screen } from './screen.ts';

/** Login, password reset and account pages. */
export const accountScreens = {
  login: {
    source: 'features/account/login/login-page.tsx',
    module: () => import('../../features/account/login/login-page.tsx'),
    messages: [accountMessages],
  },
  profile: {
    source: 'features/account/profile/profile-page.tsx',
    module: () => import('../../features/account/profile/profile-page.tsx'),
    messages: [accountMessages],
  },
  changePassword: {
    source: 'features/account/password/change-password-page.tsx',
    module: () => import('../../features/account/password/change-password-page.tsx'),
    messages: [accountMessages],
  },
  forgotPassword: {
    source: 'features/account/password/forgot-page.tsx',
    module: () => import('../../features/account/password/forgot-page.tsx'),
    messages: [accountMessages],
  },
  passwordCode: {
    source: 'features/account/password/verify-page.tsx',
    module: () => import('../../features/account/password/verify-page.tsx'),
    messages: [accountMessages],
  },
  resetPassword: {
    source: 'features/account/password/reset-page.tsx',
    module: () => import('../../features/account/password/reset-page.tsx'),
    messages: [accountMessages],
  },
} satisfies Partial<Record<PageName, Screen>>;
