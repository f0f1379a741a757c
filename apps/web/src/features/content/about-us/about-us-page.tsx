import { useLoaderData } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../../rendering/page.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { shopName } from '@haat/contracts/shop-settings';
import { socialPages } from '../../../platform/settings/social-pages.ts';
import { SectionTitle } from '@haat/ui/layout/section-title.tsx';
import { DocumentPage } from '../document-page.tsx';
import { contentMessages } from '../messages.ts';
import { TeamList } from '../team-list.tsx';
import { aboutUsMessages } from './messages.ts';

export async function loader({ call }: LoaderInput) {
  return { members: orFail(await call('aboutUs', {})).data };
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
  const { members } = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  return (
    <DocumentPage text={useMessages(aboutUsMessages)}>
      {members.length > 0 && (
        <section aria-labelledby="people" className="pt-(--gap-section)">
          <SectionTitle id="people" title={t.team.title} seeAll={{ to: '/meet_team', label: t.team.readMore }} />
          <TeamList members={members} headingLevel={3} />
        </section>
      )}
    </DocumentPage>
  );
}
