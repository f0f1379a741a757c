import { useLoaderData } from 'react-router-dom';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../../rendering/page.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { shopName } from '@haat/contracts/shop-settings';
import { socialPages } from '../../../platform/settings/social-pages.ts';
import { SectionTitle } from '@haat/ui/layout/section-title.tsx';
import { DocumentPage } from '../document-page.tsx';
import { contentMessages } from '../messages.ts';
import { TeamList } from '../team-list.tsx';
import { aboutText } from './about-text.ts';
import { aboutUsMessages } from './messages.ts';

export async function loader({ call }: LoaderInput) {
  const { data: members, words } = orFail(await call('aboutUs', {}));
  return { members, words };
}

export function meta({ locale, origin, settings }: MetaInput<typeof loader>): PageMeta {
  const { title, description } = aboutUsMessages.get(locale);
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shopName,
    url: origin,
    description,
    email: settings.email,
    telephone: settings.phone,
    address: inLocale(locale, settings.address, settings.address_bn),
    sameAs: socialPages(settings),
  };
  return { title, description, jsonLd: [organization] };
}

export function Page() {
  const { members, words } = useLoaderData<typeof loader>();
  const text = aboutText(useMessages(aboutUsMessages), { words, locale: useLocale() });
  const t = useMessages(contentMessages);
  return (
    <DocumentPage text={text}>
      {members.length > 0 && (
        <section aria-labelledby="people" className="pt-(--gap-section)">
          <SectionTitle id="people" title={t.team.title} seeAll={{ to: '/meet_team', label: t.team.readMore }} />
          <TeamList members={members} headingLevel={3} />
        </section>
      )}
    </DocumentPage>
  );
}
