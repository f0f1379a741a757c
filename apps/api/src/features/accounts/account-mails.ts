import type { Config } from '../../platform/config.ts';
import type { MailTemplates } from '../../platform/mail/mail-words.ts';
import { openText } from '../../platform/sealed-text.ts';
import { codeMail } from './code-mail.ts';

/** What stands for a code that is no longer kept. */
const emptiedCode = '••••••';

/** The mails of accounts that hold a secret, made when they are sent. */
export function accountMails(config: Pick<Config, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>): MailTemplates {
  const secrets = [config.JWT_SECRET, config.JWT_SECRET_PREVIOUS];
  return {
    'password-code': async ({ secret, locale }) =>
      codeMail({ code: (secret && openText(secrets, secret)) ?? emptiedCode, locale }),
  };
}
