import type { Config } from '../../platform/config.ts';
import { createTransport } from '../../platform/mail/transport.ts';
import { askRedis } from '../../platform/redis/open-redis.ts';
import { bad, doubtful, good, reason, type Finding } from './finding.ts';

const timeoutMs = 5_000;

/** Whether the mail server accepts the login; nothing is sent. */
export async function checkMailServer({ SEND_MAILS, SMTP_URL, MAIL_FROM }: Config): Promise<Finding> {
  if (!SEND_MAILS) return doubtful('SEND_MAILS is 0: mails wait in the database.');
  if (!SMTP_URL) return doubtful('No SMTP_URL: mails stay in the development mailbox.');
  try {
    await createTransport({ url: SMTP_URL, from: MAIL_FROM }).verify();
    return good(`Mail server ${new URL(SMTP_URL).host} takes the login`);
  } catch (error) {
    return bad(`Mail server ${new URL(SMTP_URL).host}: ${reason(error)}`);
  }
}

/** Whether Redis responds; no finding if none is configured. Never `bad`, because the shop works without it. */
export async function checkRedis({ REDIS_URL }: Config): Promise<Finding[]> {
  if (REDIS_URL === undefined) return [];
  const { host } = new URL(REDIS_URL);
  try {
    await askRedis(REDIS_URL);
    return [good(`Redis ${host} answers`)];
  } catch (error) {
    return [doubtful(`Redis ${host} (${reason(error)}): PostgreSQL does its work until it answers.`)];
  }
}

/** Whether the shop responds at its public address. */
export async function checkPublicUrl({ PUBLIC_URL, NODE_ENV }: Config): Promise<Finding> {
  const isForReal = NODE_ENV === 'production';
  try {
    const answer = await fetch(new URL('/livez', PUBLIC_URL), { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) return bad(`${PUBLIC_URL} answers ${answer.status}: does the proxy lead to the shop?`);
    if (isForReal && !PUBLIC_URL.startsWith('https:'))
      return doubtful(`${PUBLIC_URL} is not https: passwords travel bare.`);
    return good(`${PUBLIC_URL} answers`);
  } catch (error) {
    const text = `${PUBLIC_URL} does not answer (${reason(error)}): is the shop open, and does its name lead here?`;
    return isForReal ? bad(text) : doubtful(text);
  }
}
