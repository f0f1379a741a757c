import { call } from '../../../platform/api/call.ts';
import { readSession } from '../../../platform/session/session.ts';
import { readAgreed, readLists } from './device-lists.ts';
import { changesSince } from './list-merge.ts';

/** How long a logout waits at most for the lists to be sent. */
const patienceMs = 2000;

/** Sends changes of cart and favourites before a logout removes them from the device. Never rejects. */
export async function sendLastChanges(): Promise<void> {
  const { userId } = readSession();
  const changes = userId && changesSince(readAgreed(userId), readLists());
  if (!changes) return;
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([call('savedListsMerge', { body: changes }), patience]);
}
