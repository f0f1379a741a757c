import type { PageName } from '@haat/contracts/pages';
import { accountMessages } from '../features/account/messages.ts';
import type { Screen } from './screen.ts';

/** One's own account, and the way back into it. */
export const accountScreens = {
  login: {
    source: 'features/account/login-page.tsx',
    module: () => import('../features/account/login-page.tsx'),
    messages: [accountMessages],
  },
  profile: {
    source: 'features/account/profile-page.tsx',
    module: () => import('../features/account/profile-page.tsx'),
    messages: [accountMessages],
  },
  changePassword: {
    source: 'features/account/change-password-page.tsx',
    module: () => import('../features/account/change-password-page.tsx'),
    messages: [accountMessages],
  },
  forgotPassword: {
    source: 'features/account/forgot-page.tsx',
    module: () => import('../features/account/forgot-page.tsx'),
    messages: [accountMessages],
  },
  passwordCode: {
    source: 'features/account/verify-page.tsx',
    module: () => import('../features/account/verify-page.tsx'),
    messages: [accountMessages],
  },
  resetPassword: {
    source: 'features/account/reset-page.tsx',
    module: () => import('../features/account/reset-page.tsx'),
    messages: [accountMessages],
  },
} satisfies Partial<Record<PageName, Screen>>;
