import type { CallResult } from '@haat/contracts/client';
import { randomKey } from '@haat/contracts/shared/random-key';

interface Attempt {
  key: string;
  at: number;
}

const retryMs = 10 * 60_000;
/** The last attempts whose outcome is unknown, because no response arrived or the server failed. */
const unanswered = new Map<string, Attempt>();

/**
 * Sends an entry that must not be booked twice, with an idempotency key: the same for ten minutes if an equal entry,
 * by `name`, had no response, because it may have been booked.
 */
export async function callOnce<Body>(
  name: string,
  send: (headers: { 'idempotency-key': string }) => Promise<CallResult<Body>>,
): Promise<CallResult<Body>> {
  const earlier = unanswered.get(name);
  const key = earlier && Date.now() - earlier.at < retryMs ? earlier.key : randomKey();
  unanswered.set(name, { key, at: Date.now() });
  const answer = await send({ 'idempotency-key': key });
  const isKnown = answer.ok || (answer.problem.status >= 400 && answer.problem.status < 500);
  if (isKnown) unanswered.delete(name);
  return answer;
}
