import { aboutUsMessages } from '../features/content/about-us/messages.ts';
import { helpMessages } from '../features/content/help/messages.ts';
import { contentMessages } from '../features/content/messages.ts';
import { privacyPolicyMessages } from '../features/content/privacy-policy/messages.ts';
import { returnPolicyMessages } from '../features/content/return-policy/messages.ts';
import { termsMessages } from '../features/content/terms/messages.ts';
import { offlineMessages } from '../features/offline/messages.ts';
import { sellersMessages } from '../features/sellers/messages.ts';

/** The shop's own texts, and the ways to apply as a seller. */
export const contentPages = [
  {
    path: '/help_support',
    source: 'features/content/help/help-page.tsx',
    module: () => import('../features/content/help/help-page.tsx'),
    messages: [helpMessages, contentMessages],
  },
  {
    path: '/about_us',
    source: 'features/content/about-us/about-us-page.tsx',
    module: () => import('../features/content/about-us/about-us-page.tsx'),
    messages: [aboutUsMessages, contentMessages],
  },
  {
    path: '/privacy_policy',
    source: 'features/content/privacy-policy/privacy-policy-page.tsx',
    module: () => import('../features/content/privacy-policy/privacy-policy-page.tsx'),
    messages: [privacyPolicyMessages, contentMessages],
  },
  {
    path: '/tearms_condition',
    source: 'features/content/terms/terms-page.tsx',
    module: () => import('../features/content/terms/terms-page.tsx'),
    messages: [termsMessages, contentMessages],
  },
  {
    path: '/return_policy',
    source: 'features/content/return-policy/return-policy-page.tsx',
    module: () => import('../features/content/return-policy/return-policy-page.tsx'),
    messages: [returnPolicyMessages, contentMessages],
  },
  {
    path: '/meet_team',
    source: 'features/content/team/meet-team-page.tsx',
    module: () => import('../features/content/team/meet-team-page.tsx'),
    messages: [contentMessages],
  },
  {
    path: '/coming_soon',
    source: 'features/content/coming-soon/coming-soon-page.tsx',
    module: () => import('../features/content/coming-soon/coming-soon-page.tsx'),
    messages: [contentMessages],
  },
  {
    path: '/coming_soon/app',
    source: 'features/content/coming-soon/coming-soon-app-page.tsx',
    module: () => import('../features/content/coming-soon/coming-soon-app-page.tsx'),
    messages: [contentMessages],
  },
  {
    path: '/error_image',
    source: 'features/content/error-picture/error-picture-page.tsx',
    module: () => import('../features/content/error-picture/error-picture-page.tsx'),
    messages: [contentMessages],
  },
  {
    path: '/offline',
    source: 'features/offline/offline-page.tsx',
    module: () => import('../features/offline/offline-page.tsx'),
    messages: [offlineMessages],
  },
  {
    path: '/seller/seller_type',
    source: 'features/sellers/seller-type-page.tsx',
    module: () => import('../features/sellers/seller-type-page.tsx'),
    messages: [sellersMessages],
  },
  {
    path: '/become_seller',
    source: 'features/sellers/become-seller-page.tsx',
    module: () => import('../features/sellers/become-seller-page.tsx'),
    messages: [sellersMessages],
  },
  {
    path: '/become_seller/digital_service',
    source: 'features/sellers/digital-service-page.tsx',
    module: () => import('../features/sellers/digital-service-page.tsx'),
    messages: [sellersMessages],
  },
];
