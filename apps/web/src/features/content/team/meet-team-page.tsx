import { useLoaderData } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../../rendering/page.ts';
import { Breadcrumb } from '@haat/ui/navigation/breadcrumb.tsx';
import { EmptyState } from '@haat/ui/feedback/empty-state.tsx';
import { contentMessages } from '../messages.ts';
import { TeamList } from '../team-list.tsx';

export async function loader({ call }: LoaderInput) {
  return { members: orFail(await call('aboutUs', {})).data };
}

export function meta({ locale }: MetaInput<typeof loader>): PageMeta {
  const { title, description } = contentMessages.get(locale).team;
  return { title, description };
}

export function Page() {
  const { members } = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  return (
    <div className="wrap pt-2">
      <Breadcrumb crumbs={[{ label: t.home, to: '/' }, { label: t.team.title }]} />
      <h1 className="pt-2">{t.team.title}</h1>
      <p className="mt-3 mb-8 text-lg text-ink-muted">{t.team.lead}</p>
      {members.length > 0 ? <TeamList members={members} /> : <EmptyState title={t.team.empty} />}
    </div>
  );
}
