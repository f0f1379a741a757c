import { shopSettings } from '@haat/contracts/shop-settings';

/** Structured data of the shop: schema.org Organization, and WebSite with its search. */
export function shopJsonLd({ origin, home, search }: { origin: string; home: string; search: string }): object[] {
  const { name, phone, email, address, socialLinks } = shopSettings;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      url: origin,
      logo: `${origin}/icons/icon-512.png`,
      email,
      telephone: phone,
      address: { '@type': 'PostalAddress', streetAddress: address.en, addressCountry: 'BD' },
      sameAs: Object.values(socialLinks),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: home,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
