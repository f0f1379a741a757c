import { call } from '../../../platform/api/call.ts';
import { readSession } from '../../../platform/session/session.ts';
import { readAgreed, readLists } from './device-lists.ts';
import { changesSince } from './list-merge.ts';

/** A logout waits no longer than this for the lists to arrive. */
const patienceMs = 2000;

/** Sends what changed in cart and favourites since the last agreement, before a logout takes them off the device. Never rejects. */
export async function sendLastChanges(): Promise<void> {
  const { userId } = readSession();
  const changes = userId && changesSince(readAgreed(userId), readLists());
  if (!changes) return;
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([call('savedListsMerge', { body: changes }), patience]);
}
