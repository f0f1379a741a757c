import { randomInt, randomUUID } from 'node:crypto';

const mostInAMs = 0xfff;
let lastMs = 0;
let counter = 0;

/** The ms and the counter within it: ids of one ms count up, and the 4,097th borrows from the next ms. */
function nextPlace(nowMs: number): { ms: number; place: number } {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    // Starting low leaves room to count within the ms.
    counter = randomInt(0x400);
  } else if (counter === mostInAMs) {
    lastMs += 1;
    counter = 0;
  } else counter += 1;
  return { ms: lastMs, place: counter };
}

/**
 * A new UUIDv7 (RFC 9562): 48 bits of time in ms, a 12-bit counter, 62 random bits. Ids made later in this process sort later,
 * also within one ms and when the clock steps back.
 */
export function uuidV7(nowMs = Date.now()): string {
  const { ms, place } = nextPlace(nowMs);
  const time = ms.toString(16).padStart(12, '0');
  const count = place.toString(16).padStart(3, '0');
  // The last two groups of a version 4 are laid out alike; Node keeps a store of those.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}${randomUUID().slice(18)}`;
}
