import { useLoaderData } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../../rendering/page.ts';
import { Card } from '@haat/ui/layout/card.tsx';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { AccountPage } from '../account-page.tsx';
import { accountMessages } from '../messages.ts';
import { OwnData } from './own-data.tsx';
import { loginFor, needLogin } from '../own-page.ts';
import { ProfileForm } from './profile-form.tsx';

export async function loader({ call }: LoaderInput) {
  needLogin('/user/profile');
  const answer = await call('userInfo', {});
  if (!answer.ok && answer.problem.status === 401) throw loginFor('/user/profile');
  return { profile: orFail(answer).data };
}

export function meta({ locale }: MetaInput): PageMeta {
  const t = accountMessages.get(locale);
  return { title: t.profile, description: t.profileDescription };
}

export function Pending() {
  const t = useMessages(accountMessages);
  return (
    <AccountPage current="profile" title={t.profile}>
      <Card className="flex flex-col gap-6">
        <Skeleton className="size-22 rounded-full" />
        <Skeleton className="h-19 w-full" />
        <Skeleton className="h-19 w-full" />
        <Skeleton className="h-19 w-full" />
        <Skeleton className="h-12 w-40" />
      </Card>
    </AccountPage>
  );
}

export function Page() {
  const t = useMessages(accountMessages);
  const { profile } = useLoaderData<typeof loader>();
  return (
    <AccountPage current="profile" title={t.profile}>
      <Card>
        <ProfileForm profile={profile} />
      </Card>
      <OwnData />
    </AccountPage>
  );
}
