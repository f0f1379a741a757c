import type { EndpointReply, Endpoints } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { MailIcon, PlaceIcon } from '@haat/ui/icons/icons.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { contentMessages } from './messages.ts';

export type TeamMember = EndpointReply<Endpoints['aboutUs']>['data'][number];

function MemberCard({ member, headingLevel }: { member: TeamMember; headingLevel: 2 | 3 }) {
  const locale = useLocale();
  const t = useMessages(contentMessages);
  const name = inLocale(locale, member.title, member.title_bn);
  const Heading = `h${headingLevel}` as const;
  return (
    <li className="flex flex-col gap-3 rounded-xl border border-border bg-surface p-5">
      <div className="flex items-center gap-4">
        <span className="size-24 flex-none overflow-hidden rounded-lg bg-surface-sand">
          <Picture src={member.photo} alt="" width={96} height={96} sizes="96px" />
        </span>
        <div className="min-w-0">
          <Heading className="font-display text-lg">{name}</Heading>
          <p className="text-sm font-semibold text-accent">
            {inLocale(locale, member.designation, member.designation_bn)}
          </p>
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-1">
        <p className="mb-2 text-ink-muted">{inLocale(locale, member.short_description, member.short_description_bn)}</p>
        <p className="mt-auto flex items-center gap-2 text-sm text-ink-muted">
          <Icon of={PlaceIcon} size={16} />
          {inLocale(locale, member.address, member.address_bn)}
        </p>
        <a
          href={`mailto:${member.email}`}
          aria-label={`${t.team.writeTo(name)}: ${member.email}`}
          className="flex min-h-(--size-target) items-center gap-2 text-sm font-semibold text-accent hover:text-accent-hover"
        >
          <Icon of={MailIcon} size={16} />
          {member.email}
        </a>
      </div>
    </li>
  );
}

export function TeamList({ members, headingLevel = 2 }: { members: TeamMember[]; headingLevel?: 2 | 3 }) {
  return (
    <ul className="grid gap-(--gap-grid) sm:grid-cols-2 md:grid-cols-3">
      {members.map((member) => (
        <MemberCard key={member.id} member={member} headingLevel={headingLevel} />
      ))}
    </ul>
  );
}
