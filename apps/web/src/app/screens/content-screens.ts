import type { PageName } from '@haat/contracts/pages';
import { aboutUsMessages } from '../../features/content/about-us/messages.ts';
import { helpMessages } from '../../features/content/help/messages.ts';
import { contentMessages } from '../../features/content/messages.ts';
import { privacyPolicyMessages } from '../../features/content/privacy-policy/messages.ts';
import { returnPolicyMessages } from '../../features/content/return-policy/messages.ts';
import { termsMessages } from '../../features/content/terms/messages.ts';
import { offlineMessages } from '../../features/offline/messages.ts';
import { sellersMessages } from '../../features/sellers/messages.ts';
import type { Screen } from './screen.ts';

/** Static pages and seller applications. */
export const contentScreens = {
  help: {
    source: 'features/content/help/help-page.tsx',
    module: () => import('../../features/content/help/help-page.tsx'),
    messages: [helpMessages, contentMessages],
  },
  aboutUs: {
    source: 'features/content/about-us/about-us-page.tsx',
    module: () => import('../../features/content/about-us/about-us-page.tsx'),
    messages: [aboutUsMessages, contentMessages],
  },
  privacyPolicy: {
    source: 'features/content/privacy-policy/privacy-policy-page.tsx',
    module: () => import('../../features/content/privacy-policy/privacy-policy-page.tsx'),
    messages: [privacyPolicyMessages, contentMessages],
  },
  terms: {
    source: 'features/content/terms/terms-page.tsx',
    module: () => import('../../features/content/terms/terms-page.tsx'),
    messages: [termsMessages, contentMessages],
  },
  returnPolicy: {
    source: 'features/content/return-policy/return-policy-page.tsx',
    module: () => import('../../features/content/return-policy/return-policy-page.tsx'),
    messages: [returnPolicyMessages, contentMessages],
  },
  team: {
    source: 'features/content/team/meet-team-page.tsx',
    module: () => import('../../features/content/team/meet-team-page.tsx'),
    messages: [contentMessages],
  },
  comingSoon: {
    source: 'features/content/coming-soon/coming-soon-page.tsx',
    module: () => import('../../features/content/coming-soon/coming-soon-page.tsx'),
    messages: [contentMessages],
  },
  comingSoonApp: {
    source: 'features/content/coming-soon/coming-soon-app-page.tsx',
    module: () => import('../../features/content/coming-soon/coming-soon-app-page.tsx'),
    messages: [contentMessages],
  },
  errorPicture: {
    source: 'features/content/error-picture/error-picture-page.tsx',
    module: () => import('../../features/content/error-picture/error-picture-page.tsx'),
    messages: [contentMessages],
  },
  offline: {
    source: 'features/offline/offline-page.tsx',
    module: () => import('../../features/offline/offline-page.tsx'),
    messages: [offlineMessages],
  },
  sellerTypes: {
    source: 'features/sellers/seller-type-page.tsx',
    module: () => import('../../features/sellers/seller-type-page.tsx'),
    messages: [sellersMessages],
  },
  becomeSeller: {
    source: 'features/sellers/become-seller-page.tsx',
    module: () => import('../../features/sellers/become-seller-page.tsx'),
    messages: [sellersMessages],
  },
  digitalService: {
    source: 'features/sellers/digital-service-page.tsx',
    module: () => import('../../features/sellers/digital-service-page.tsx'),
    messages: [sellersMessages],
  },
} satisfies Partial<Record<PageName, Screen>>;
