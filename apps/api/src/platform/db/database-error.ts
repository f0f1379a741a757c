const unavailableSqlStates = new Set([
  '40001', // serialisation failure, retries used up
  '40P01', // deadlock, retries used up
  '55P03', // lock not had in time
  '57014', // statement took too long
  '57P01', // server is being shut down
  '57P02', // server crashed
  '57P03', // server is starting
  '57P05', // idle session ended
  '25P03', // idle in a transaction for too long
  '25P04', // transaction took too long
  '25006', // a standby that only reads
  '28000', // we are not let in
  '28P01', // our password is no longer the right one
  '3D000', // the database is not there, as while it is restored
  '57P04', // the database is taken away
  '58030', // reading or writing its files failed
]);
/** Connection failures; want of disk, memory or connections. */
const unavailableClasses = new Set(['08', '53']);
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT', // the folder of the local socket is gone
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Prisma: not let in, cannot reach, timed out, no database, connection closed, pool empty, transaction not started
  'P1000',
  'P1001',
  'P1002',
  'P1003',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'P2034',
  'P2037',
]);
/** pg gives these no code. */
const unavailableMessages =
  /^(timeout exceeded when trying to connect|connection terminated|query read timeout|client has encountered a connection error|cannot use a pool after calling end|timeout expired|connection ended)/i;

/** The SQLSTATE, system or Prisma code of a database error, also of the one an adapter wrapped. */
export function databaseCodes(error: unknown): string[] {
  const codes: string[] = [];
  let current: unknown = error;
  for (let depth = 0; depth < 4 && typeof current === 'object' && current !== null; depth++) {
    if ('code' in current && typeof current.code === 'string') codes.push(current.code);
    if ('originalCode' in current && typeof current.originalCode === 'string') codes.push(current.originalCode);
    const meta = 'meta' in current ? current.meta : undefined;
    current = 'cause' in current ? current.cause : wrapped(meta);
  }
  return codes;
}

function wrapped(meta: unknown): unknown {
  return typeof meta === 'object' && meta !== null && 'driverAdapterError' in meta
    ? meta.driverAdapterError
    : undefined;
}

/** Whether the database could not be reached or did not answer in time: the request is worth trying again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const codes = databaseCodes(error);
  if (codes.some((code) => unavailableSqlStates.has(code) || unavailableClasses.has(classOf(code)))) return true;
  if (isFromDatabase(error) && codes.some((code) => unavailableCodes.has(code))) return true;
  return error instanceof Error && unavailableMessages.test(error.message);
}

/** Of a SQLSTATE; a Prisma or system code has none. */
function classOf(code: string): string {
  return code.length === 5 ? code.slice(0, 2) : '';
}

/** A refused file or mail server carries the same system codes as a refused database. */
function isFromDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name.startsWith('PrismaClient') || error.name === 'DriverAdapterError') return true;
  return 'syscall' in error && ['connect', 'read', 'write', 'getaddrinfo'].includes(String(error.syscall));
}
