import type { ShopSettings } from '@haat/contracts';
import { shopName } from '@haat/contracts/shop-settings';
import { socialPages } from '../../platform/settings/social-pages.ts';

interface Shown {
  origin: string;
  home: string;
  search: string;
  settings: ShopSettings;
}

/** Structured data of the shop: schema.org Organization, and WebSite with its search. */
export function shopJsonLd({ origin, home, search, settings }: Shown): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: shopName,
      url: origin,
      logo: `${origin}/icons/icon-512.png`,
      email: settings.email,
      telephone: settings.phone,
      address: { '@type': 'PostalAddress', streetAddress: settings.address, addressCountry: 'BD' },
      sameAs: socialPages(settings),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: shopName,
      url: home,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
