const unavailableSqlStates = new Set([
  '40001', // serialisation failure, retries used up
  '40P01', // deadlock, retries used up
  '55P03', // lock timeout
  '57014', // statement timeout
  '57P01', // server is shutting down
  '57P02', // server crashed
  '57P03', // server is starting
  '57P05', // idle session timeout
  '25P03', // idle in transaction timeout
  '25P04', // transaction timeout
  '25006', // a read-only standby
  '28000', // authorisation refused
  '28P01', // wrong password, for instance while it is being changed
  '3D000', // the database does not exist, for instance while it is being restored
  '57P04', // the database was dropped
  '58030', // I/O error in its files
]);
/** Connection failures; out of disk space, memory or connections. */
const unavailableClasses = new Set(['08', '53']);
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT', // the directory of the local socket is gone
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Prisma: authentication failed, unreachable, timed out, no database, connection closed, pool exhausted, transaction not started
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
  // Prisma's adapter reports a kind if the server sent no code.
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TlsConnectionError',
]);
/** Errors of pg that carry no code. */
const unavailableMessages =
  /^(timeout exceeded when trying to connect|connection terminated|query read timeout|client has encountered a connection error|cannot use a pool after calling end|timeout expired|connection ended)/i;

/** The SQLSTATE, system and Prisma codes of a database error, including those of the error that an adapter wrapped. */
export function databaseCodes(error: unknown): string[] {
  const codes: string[] = [];
  for (const link of causesOf(error)) {
    for (const key of ['code', 'originalCode', 'kind']) if (typeof link[key] === 'string') codes.push(link[key]);
  }
  return codes;
}

/** The name of the violated constraint; undefined if no constraint was violated. */
export function violatedConstraint(error: unknown): string | undefined {
  for (const { constraint } of causesOf(error)) {
    if (typeof constraint === 'string') return constraint;
    if (isRecord(constraint) && typeof constraint['index'] === 'string') return constraint['index'];
  }
  return undefined;
}

/** An error and its causes, outermost first. Prisma stores its adapter's error in `meta`. */
function* causesOf(error: unknown): Generator<Record<string, unknown>> {
  let current = error;
  for (let depth = 0; depth < 4 && isRecord(current); depth++) {
    yield current;
    const { cause, meta } = current;
    current = cause ?? (isRecord(meta) ? meta['driverAdapterError'] : undefined);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether the database was unreachable or too slow, so that the request is worth retrying. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const codes = databaseCodes(error);
  if (codes.some((code) => unavailableSqlStates.has(code) || unavailableClasses.has(classOf(code)))) return true;
  if (isFromDatabase(error) && codes.some((code) => unavailableCodes.has(code))) return true;
  return error instanceof Error && unavailableMessages.test(error.message);
}

/** Whether the account was deleted during the few seconds for which a token check is cached. */
export function isAccountGone(error: unknown): boolean {
  return databaseCodes(error).includes('23503') && violatedConstraint(error)?.endsWith('_user_id_fkey') === true;
}

/**
 * Whether a value sent by the client caused the error: it did not parse as its type (class 22) or violated a
 * constraint (class 23).
 */
export function isCausedByData(error: unknown): boolean {
  return databaseCodes(error).some((code) => ['22', '23'].includes(classOf(code)));
}

/** The class of a SQLSTATE; Prisma and system codes have none. */
function classOf(code: string): string {
  return code.length === 5 ? code.slice(0, 2) : '';
}

/** File and mail server errors use the same system codes as the database's. */
function isFromDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name.startsWith('PrismaClient') || error.name === 'DriverAdapterError') return true;
  return 'syscall' in error && ['connect', 'read', 'write', 'getaddrinfo'].includes(String(error.syscall));
}
