import type { Config } from '../../platform/config.ts';
import type { MailTemplates } from '../../platform/mail/mail-words.ts';
import { openText } from '../../platform/secrets/sealed-text.ts';
import { invitationMail, newLinkMail } from './members/invitation-mails.ts';
import { invitationLink } from './members/invitation-token.ts';

/** Shown in place of a token that is no longer stored. */
const emptiedToken = '…';

/** Templates of the mails that carry a link for setting a password; rendered when they are sent. */
export function staffMails(config: Pick<Config, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS' | 'PUBLIC_URL'>): MailTemplates {
  const secrets = [config.JWT_SECRET, config.JWT_SECRET_PREVIOUS];
  const linkOf = (secret: string | null) =>
    invitationLink(config, (secret && openText(secrets, secret)) ?? emptiedToken);
  return {
    'staff-invitation': async ({ secret, locale }) => invitationMail({ link: linkOf(secret), locale }),
    'staff-link': async ({ secret, locale }) => newLinkMail({ link: linkOf(secret), locale }),
  };
}
