import { availableParallelism, totalmem } from 'node:os';

/** The memory that a server process may take with a full cache, in bytes. */
const bytesEach = 400 * 1024 * 1024;

interface Machine {
  cores: number;
  bytes: number;
}

/** The number of server processes for WEB_CONCURRENCY; `auto` means one per core, as far as memory allows. */
export function processCount(wanted: number | 'auto', { cores, bytes } = thisMachine()): number {
  return wanted === 'auto' ? Math.max(1, Math.min(cores, Math.floor(bytes / bytesEach))) : wanted;
}

/** This machine, or the share of it that its container was given. */
function thisMachine(): Machine {
  return { cores: availableParallelism(), bytes: Math.min(totalmem(), process.constrainedMemory() || Infinity) };
}
