import { availableParallelism, totalmem } from 'node:os';

/** What a server process may take with a full cache, in bytes. */
const bytesEach = 400 * 1024 * 1024;

/** What a machine has. */
interface Machine {
  cores: number;
  bytes: number;
}

/** How many server processes WEB_CONCURRENCY means; `auto`: one for each core, as far as the memory goes. */
export function processCount(wanted: number | 'auto', { cores, bytes } = thisMachine()): number {
  return wanted === 'auto' ? Math.max(1, Math.min(cores, Math.floor(bytes / bytesEach))) : wanted;
}

/** This machine, or what its container was given of it. */
function thisMachine(): Machine {
  return { cores: availableParallelism(), bytes: Math.min(totalmem(), process.constrainedMemory() || Infinity) };
}
