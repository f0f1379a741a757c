import { accountMessages } from '../features/account/messages.ts';

/** One's own account, and the way back into it. */
export const accountPages = [
  {
    path: '/login',
    source: 'features/account/login-page.tsx',
    module: () => import('../features/account/login-page.tsx'),
    messages: [accountMessages],
  },
  {
    path: '/user/profile',
    source: 'features/account/profile-page.tsx',
    module: () => import('../features/account/profile-page.tsx'),
    messages: [accountMessages],
    personal: true,
  },
  {
    path: '/user/change_password',
    source: 'features/account/change-password-page.tsx',
    module: () => import('../features/account/change-password-page.tsx'),
    messages: [accountMessages],
    personal: true,
  },
  {
    path: '/user/forget_password',
    source: 'features/account/forgot-page.tsx',
    module: () => import('../features/account/forgot-page.tsx'),
    messages: [accountMessages],
  },
  {
    path: '/user/forget_password/code_match',
    source: 'features/account/verify-page.tsx',
    module: () => import('../features/account/verify-page.tsx'),
    messages: [accountMessages],
  },
  {
    path: '/user/reset_password',
    source: 'features/account/reset-page.tsx',
    module: () => import('../features/account/reset-page.tsx'),
    messages: [accountMessages],
  },
];
