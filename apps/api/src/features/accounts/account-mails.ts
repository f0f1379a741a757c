import type { Config } from '../../platform/config.ts';
import type { MailTemplates } from '../../platform/mail/mail-words.ts';
import { openText } from '../../platform/secrets/sealed-text.ts';
import { codeMail } from './password/code-mail.ts';

/** Shown in place of a code that is no longer stored. */
const emptiedCode = '••••••';

/** Templates of the account mails that carry a secret; they are rendered when they are sent. */
export function accountMails(config: Pick<Config, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>): MailTemplates {
  const secrets = [config.JWT_SECRET, config.JWT_SECRET_PREVIOUS];
  return {
    'password-code': async ({ secret, locale }) =>
      codeMail({ code: (secret && openText(secrets, secret)) ?? emptiedCode, locale }),
  };
}
