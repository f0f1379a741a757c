import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { phoneLink } from '@haat/contracts/shop-settings';
import { useShopSettings } from '../../../platform/settings/shop-settings.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ArrowRightIcon, ChatIcon, MailIcon, PhoneIcon, type Drawing } from '@haat/ui/icons/icons.ts';
import { helpMessages } from './messages.ts';

interface ContactCardProps {
  icon: Drawing;
  heading: string;
  note: string;
  action: string;
  href: string;
  isExternal?: boolean;
}

function ContactCard({ icon, heading, note, action, href, isExternal = false }: ContactCardProps) {
  return (
    <li>
      <a
        href={href}
        {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
        className="flex h-full flex-col rounded-lg border border-border bg-surface p-6 text-sm text-ink-muted transition-colors hover:border-accent"
      >
        <Icon of={icon} size={24} className="mb-3 text-accent" />
        <b className="text-lg font-semibold text-ink">{heading}</b>
        <span>{note}</span>
        <span className="mt-3.5 flex items-center gap-2 font-semibold text-accent">
          {action}
          <Icon of={ArrowRightIcon} size={16} />
        </span>
      </a>
    </li>
  );
}

/** The ways to contact the shop. */
export function ContactCards() {
  const t = useMessages(helpMessages);
  const { phone: phoneWords } = useFormat();
  const { chat_url: chatUrl, email, phone } = useShopSettings();
  return (
    <ul className="mt-7 grid gap-3.5 md:grid-cols-3 md:gap-5">
      {chatUrl !== '' && <ContactCard icon={ChatIcon} {...t.liveChat} href={chatUrl} isExternal />}
      <ContactCard icon={MailIcon} {...t.email} note={email} href={`mailto:${email}`} />
      <ContactCard icon={PhoneIcon} {...t.phone} note={phoneWords(phone)} href={phoneLink(phone)} />
    </ul>
  );
}
