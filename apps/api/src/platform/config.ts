import { z } from 'zod';

const developmentSecret = 'development-secret-that-production-refuses';
/** Host names of this machine. */
const ownHost = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/;
/** Database passwords that appear in files of this repository. */
const knownPasswords = new Set(['haat', 'postgres', 'password']);

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const whole = (min: number, max: number) => z.coerce.number().pipe(z.int().min(min).max(max));
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const secret = z.string().min(32, 'Use at least 32 characters: openssl rand -base64 48');

/** `1`: the number of proxies; or the only addresses and networks that are trusted, such as `10.0.0.5,10.1.0.0/16`. */
const proxies = z
  .string()
  .transform((value) => (/^\d+$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim())))
  .pipe(z.union([z.int().max(10), z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))]));

const secondsPer = { s: 1, min: 60, h: 3600 } as const;

/** `10/15min`: 10 requests in 15 minutes. */
const limit = z
  .string()
  .regex(/^\d{1,7}\/\d{0,4}(s|min|h)$/, 'Write it as 300/h, 10/15min or 30/min.')
  .transform((value) => {
    const [, points = '', span = '', unit] = /^(\d+)\/(\d*)(s|min|h)$/.exec(value) ?? [];
    const seconds = unit === 's' || unit === 'min' || unit === 'h' ? secondsPer[unit] : 1;
    return { points: Number(points), seconds: Number(span || 1) * seconds };
  });

/** How many requests are allowed in how many seconds. */
export type Limit = z.output<typeof limit>;

/** Every setting of the server with its default, by the name of its environment variable. */
export const configSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 inside a container'),
  PORT: whole(0, 65_535).default(3000),
  METRICS_PORT: optional(whole(0, 65_535)).describe('Port of /metrics for Prometheus; not served if empty'),
  PUBLIC_URL: z
    .url()
    .default('http://localhost:3000')
    .describe('The public address of the shop; used in mails and links'),
  TRUST_PROXY: proxies
    .prefault('0')
    .describe('The number of reverse proxies in front, or better: their addresses and networks, separated by commas'),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .describe('Other origins whose pages may call the API, separated by commas; none by default'),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_DIRECT_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })).describe(
    'PostgreSQL itself, if DATABASE_URL is a pooler',
  ),
  DATABASE_POOL_SIZE: whole(1, 100).default(10),
  DATA_DIR: z.string().min(1).default('.data').describe('Folder for uploads and scaled pictures'),
  BACKUP_DIR: optional(z.string()).describe('Folder for backups; DATA_DIR/backups if empty'),
  BACKUP_KEEP: whole(1, 1_000).default(14).describe('How many backups to keep'),
  PREPARE_DATABASE: flag
    .default(false)
    .describe('Migrate the database on startup and, outside production, fill an empty one with the demo'),
  RUN_JOBS: flag.default(true).describe('Whether the web process also sends mails and runs other jobs'),
  WEB_DEV: flag.default(false).describe('Serve the web app from its sources, with hot reload'),

  JWT_SECRET: secret.default(developmentSecret),
  JWT_SECRET_PREVIOUS: optional(secret).describe('The previous secret: its logins stay valid until they expire'),
  S3_BUCKET: optional(z.string()).describe(
    'Stores uploads in a bucket instead of DATA_DIR; needs the other S3_ settings',
  ),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  SEND_MAILS: flag
    .default(true)
    .describe('0: mails stay in the database, for instance in a restored copy that is only inspected'),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })).describe('Without it mails stay in the development mailbox'),
  MAIL_FROM: z.string().min(3).default('Haat <no-reply@haat.example>'),
  MAIL_RETENTION_DAYS: whole(0, 3_650).default(30).describe('How long sent mails are stored; 0: for ever'),
  RETENTION_ORDERS_YEARS: whole(0, 100)
    .default(5)
    .describe('After this name, phone, e-mail and address are removed from an order; 0: never'),
  RETENTION_ACCOUNTS_YEARS: whole(0, 100)
    .default(3)
    .describe('Accounts that were not used for this long, and have no orders with a name, are deleted; 0: never'),
  RETENTION_SELLER_REQUESTS_MONTHS: whole(0, 1_200)
    .default(24)
    .describe('How long seller requests are stored; 0: for ever'),
  OPERATOR_EMAIL: z
    .email()
    .default('operator@haat.example')
    .describe('Receives mails about orders and seller requests'),

  CACHE_MEGABYTES: whole(1, 4096).default(64).describe('Maximum size of the response cache'),
  OVERLOAD_DELAY_MS: whole(50, 60_000)
    .default(1_000)
    .describe('How late the event loop may be before requests are refused with 503 for a second'),
  ORDER_MAX_LINES: whole(1, 100).default(50).describe('Maximum lines of an order'),
  ORDER_MAX_PIECES: whole(1, 999).default(20).describe('Maximum pieces of one product in an order'),
  PENDING_MAX_ORDERS: whole(0, 1_000)
    .default(5)
    .describe('Maximum pending orders of an account or phone number until one was delivered; 0: unlimited'),
  PENDING_MAX_TAKA: whole(0, 100_000_000).default(100_000).describe('Their maximum total; 0: unlimited'),
  PENDING_LAPSE_HOURS: whole(0, 8_760)
    .default(72)
    .describe('After how long an order that nobody confirmed is cancelled; 0: never'),

  REQUESTS_AT_ONCE: whole(1, 1_000)
    .default(4)
    .describe('How many requests of one network address are handled at once; the rest are queued'),
  UNREAD_MEGABYTES: whole(1, 4096).default(64).describe('Maximum size of responses waiting to be read'),
  UNREAD_SECONDS: whole(1, 3_600)
    .default(15)
    .describe('A connection that reads nothing of its response for this long is closed'),
  CATALOGUE_ALL_LIMIT: whole(1, 1_000_000)
    .default(10_000)
    .describe('Maximum number of products in an unpaged product-list'),

  LIMIT_LOGIN: limit.prefault('300/h').describe('Per network address, like the others unless stated otherwise'),
  LIMIT_LOGIN_FAILURES: limit.prefault('10/15min').describe('Per account and network address'),
  LIMIT_LOGIN_ACCOUNT: limit
    .prefault('30/h')
    .describe('Failures per account from all addresses; devices that have logged in before are not counted'),
  LIMIT_REGISTER: limit.prefault('100/h'),
  LIMIT_REGISTER_TAKEN: limit.prefault('10/h').describe('Registrations of an e-mail address that has an account'),
  LIMIT_FORGET_PASSWORD: limit.prefault('10/h'),
  LIMIT_FORGET_PASSWORD_EMAIL: limit.prefault('3/h').describe('Per e-mail address and network address'),
  LIMIT_FORGET_PASSWORD_ALL: limit
    .prefault('30/24h')
    .describe('Per e-mail address in total; devices that have logged in before are not counted'),
  LIMIT_CODES: limit.prefault('30/h'),
  LIMIT_CODES_ELSEWHERE: limit
    .prefault('20/24h')
    .describe('Attempts at the codes of an e-mail address from network addresses that requested none'),
  LIMIT_COUPONS: limit.prefault('30/min'),
  LIMIT_CHECKOUT: limit.prefault('100/h').describe('Per user'),
  LIMIT_CHECKOUT_NEW: limit.prefault('10/24h').describe('Per user to whom nothing has been delivered yet'),
  LIMIT_CHECKOUT_PHONE: optional(limit).describe('Orders to one phone number; off by default'),
  LIMIT_TRACKING: limit.prefault('30/min'),
  LIMIT_ORDERS: limit.prefault('120/min').describe('Per user, for reading orders'),
  LIMIT_ACCOUNT: limit.prefault('120/min').describe('Per user'),
  LIMIT_REVIEWS: limit.prefault('20/h').describe('Per user'),
  LIMIT_UPLOADS: limit.prefault('20/h').describe('Per user'),
  LIMIT_MAILS_UNASKED: limit.prefault('3/24h').describe('Mails to an address that nobody has confirmed'),
  LIMIT_NEWSLETTER: limit.prefault('20/h'),
  LIMIT_SELLERS: limit.prefault('100/h'),
  LIMIT_USER_NAME: limit.prefault('60/min'),
  LIMIT_SAVED_LISTS: limit.prefault('120/min').describe('Per user'),
  LIMIT_PERSONAL_DATA: limit
    .prefault('10/h')
    .describe('Per user: data export, deletion, and wrong passwords for these'),
  LIMIT_CATALOGUE: limit.prefault('600/min').describe('Counted by each process separately'),
  LIMIT_SUGGESTIONS: limit
    .prefault('3000/min')
    .describe('Counted likewise; each letter typed into the search box is a request, and carriers share addresses'),
});

/** The validated settings, by the names of their environment variables. */
export type Config = Readonly<z.output<typeof configSchema>>;

/** Settings with which the shop cannot start: one line each, beginning with the variable's name. */
export class WrongSettings extends Error {
  override name = 'WrongSettings';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(`Wrong settings.\n${lines.join('\n')}`);
    this.lines = lines;
  }
}

/** Reads the settings once, at startup; an empty one counts as missing. Throws `WrongSettings`, which names every variable at fault. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = configSchema.safeParse(Object.fromEntries(given));
  if (!result.success) throw new WrongSettings(result.error.issues.map(describe));
  const config = result.data;
  const lines = [...missingOfBucket(config), ...(isForReal(config) ? unfitForProduction(config) : [])];
  if (lines.length > 0) throw new WrongSettings(lines);
  return Object.freeze(config);
}

/** The settings; if any are wrong, prints one line for each on standard error and exits with 1. */
export function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    for (const line of error.lines) console.error(line);
    return process.exit(1);
  }
}

function describe({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')}: ${message}`;
}

function missingOfBucket(config: Config): string[] {
  if (!config.S3_BUCKET) return [];
  const needed = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  return needed.filter((name) => !config[name]).map((name) => `${name}: S3_BUCKET is set and needs it.`);
}

/** Whether the shop is open to the public: in production, and whenever it is reachable from elsewhere, whatever NODE_ENV says. */
export function isForReal({ NODE_ENV, PUBLIC_URL }: Pick<Config, 'NODE_ENV' | 'PUBLIC_URL'>): boolean {
  return NODE_ENV === 'production' || !isOwnHost(PUBLIC_URL);
}

function isOwnHost(url: string): boolean {
  return ownHost.test(new URL(url).hostname);
}

/** Settings that are fine for a trial but would harm a real shop: one line each, beginning with the variable's name. */
export function unfitForProduction(config: Config): string[] {
  const { NODE_ENV, JWT_SECRET, JWT_SECRET_PREVIOUS, PUBLIC_URL, SEND_MAILS, SMTP_URL, MAIL_FROM, OPERATOR_EMAIL } =
    config;
  return [
    NODE_ENV !== 'production' &&
      !isOwnHost(PUBLIC_URL) &&
      'NODE_ENV: a shop that is reached from elsewhere needs production: demo logins and the mailbox are for this machine alone',
    isPlaceholder(JWT_SECRET) && 'JWT_SECRET: production needs a secret of its own: openssl rand -base64 48',
    JWT_SECRET_PREVIOUS !== undefined &&
      isPlaceholder(JWT_SECRET_PREVIOUS) &&
      'JWT_SECRET_PREVIOUS: a secret that everybody can read is worth nothing; leave it empty',
    isOwnHost(PUBLIC_URL) &&
      'PUBLIC_URL: production needs the address where people reach the shop, such as https://shop.example.com',
    ...(['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const).map(
      (name) =>
        hasKnownPassword(config[name]) &&
        `${name}: production needs a password of its own for the database; in the container stack it is POSTGRES_PASSWORD`,
    ),
    SEND_MAILS &&
      !SMTP_URL &&
      'SMTP_URL: production needs a mail server, such as smtp://user:password@mail.example.com:587; with SEND_MAILS=0 mails wait',
    SEND_MAILS && isExampleAddress(MAIL_FROM) && 'MAIL_FROM: production needs an address of yours to send from',
    isExampleAddress(OPERATOR_EMAIL) && 'OPERATOR_EMAIL: production needs the address of whoever runs the shop',
  ].filter((line) => line !== false);
}

function hasKnownPassword(url: string | undefined): boolean {
  return url !== undefined && knownPasswords.has(decodeURIComponent(new URL(url).password));
}

/** A secret that anybody can read in this repository, or that repeats a few letters. */
function isPlaceholder(text: string): boolean {
  return /development-|demo-secret|change-?me|placeholder/i.test(text) || new Set(text).size < 10;
}

function isExampleAddress(address: string): boolean {
  return address.includes('@haat.example');
}
