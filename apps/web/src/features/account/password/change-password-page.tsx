import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../../rendering/page.ts';
import { Card } from '@haat/ui/layout/card.tsx';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { AccountPage } from '../account-page.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { accountMessages } from '../messages.ts';
import { needLogin } from '../own-page.ts';

export async function loader() {
  needLogin('/user/change_password');
  return null;
}

export function meta({ locale }: MetaInput): PageMeta {
  const t = accountMessages.get(locale);
  return { title: t.changePassword, description: t.changePasswordText };
}

export function Pending() {
  const t = useMessages(accountMessages);
  return (
    <AccountPage current="password" title={t.changePassword} text={t.changePasswordText}>
      <Card className="flex w-full max-w-130 flex-col gap-4">
        <Skeleton className="h-23 w-full" />
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-12 w-full" />
      </Card>
    </AccountPage>
  );
}

export function Page() {
  const t = useMessages(accountMessages);
  return (
    <AccountPage current="password" title={t.changePassword} text={t.changePasswordText}>
      <Card className="w-full max-w-130">
        <ChangePasswordForm />
      </Card>
    </AccountPage>
  );
}
