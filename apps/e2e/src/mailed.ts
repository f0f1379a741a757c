import type { APIRequestContext } from '@playwright/test';
import { expect } from './shop-test.ts';

/**
 * The first part of a mail to an address that matches, once such a mail was sent; read from the development mailbox.
 */
export async function mailed(
  request: APIRequestContext,
  { to, matching }: { to: string; matching: RegExp },
): Promise<string> {
  let found = '';
  await expect(async () => {
    const mailbox = await request.get(`/dev/mailbox?to=${encodeURIComponent(to)}`, {
      headers: { accept: 'application/json' },
    });
    const { data } = await mailbox.json();
    found = matching.exec(data.map((mail: { text: string }) => mail.text).join('\n'))?.[0] ?? '';
    expect(found).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return found;
}
