import type { StaffRole } from '@haat/contracts';
import { fieldsOf } from '@haat/ui/device/device.ts';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { LockIcon } from '@haat/ui/icons/icons.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useSession } from '../../platform/session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmailAddress } from '../../ui/email-address.tsx';
import { useSignOut } from '../frame/account-menu.tsx';
import { frameMessages } from '../frame/messages.ts';

/** Shown instead of a screen that the role may not open: why, whom to ask, and where to go. */
export function NoAccessScreen({ needs }: { needs: StaffRole }) {
  const t = useMessages(frameMessages);
  const { email, role } = useSession();
  const signOut = useSignOut();
  const owners = useOwners();
  usePageTitle(t.noAccess);
  return (
    <div className="mx-auto my-auto grid w-full max-w-110 gap-4 py-8">
      <section className="grid justify-items-start gap-4 rounded-lg border border-border bg-surface p-5 md:p-7">
        <Badge tone="danger">
          <Icon of={LockIcon} size={16} />
          {t.noAccess}
        </Badge>
        <div>
          <h1>{t.noAccessTitle}</h1>
          <p className="mt-1.5 text-ink-muted">
            {t.signedInAs}{' '}
            <b className="font-semibold text-ink">
              <EmailAddress of={email} />
            </b>
            . {t.noAccessText(t.roles[role], t.roles[needs])}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/" variant="primary">
            {t.toToday}
          </LinkButton>
          <Button onClick={() => void signOut()}>{t.signInAsOther}</Button>
        </div>
        <Notice tone="plain" className="w-full">
          {t.askOwner(owners.length > 0 ? owners.join(t.or) : t.anOwner)}
        </Notice>
      </section>
      <p className="text-center text-xs text-ink-subtle">{t.everySignIn}</p>
    </div>
  );
}

/** The names of the owners, who grant roles: the server returns them with its refusal to list the staff. */
function useOwners(): string[] {
  const { data = [] } = useQuery({
    queryKey: ['owners'],
    queryFn: async ({ signal }) => {
      const answer = await call('adminStaffList', {}, { signal });
      const { ask } = fieldsOf(answer.ok ? null : answer.problem.data);
      return Array.isArray(ask) ? ask.map(String) : [];
    },
  });
  return data;
}
