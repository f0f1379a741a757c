import { z } from 'zod';
import { maxOrderLines } from '@haat/contracts';

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

/** `a, b` → `['a', 'b']`. */
function separated(value: string): string[] {
  return value.split(',').map((part) => part.trim());
}

/** The same; no part for an empty text. */
function separatedIfAny(value: string): string[] {
  return separated(value).filter(Boolean);
}

/** As browsers send it, such as `https://app.example`: without a path or a slash at the end. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, 'An origin has no path.');

/** `1`: the number of proxies; or the addresses and networks to trust, such as `10.0.0.5,10.1.0.0/16`. */
const proxies = z
  .string()
  .transform((value) => (/^\d+$/.test(value) ? Number(value) : separated(value)))
  .pipe(z.union([z.int().max(10), z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))]));

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const postgresUrls = z.string().default('').transform(separatedIfAny).pipe(z.array(postgresUrl).max(20));

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

/** A number of requests per number of seconds. */
export type Limit = z.output<typeof limit>;

/** Every setting of the server with its default, named by its environment variable; `.env.example` describes them. */
export const configSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  METRICS_PORT: optional(whole(0, 65_535)),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().pipe(z.number().min(0).max(1)).default(0.1),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  TRUST_PROXY: proxies.prefault('0'),
  CORS_ORIGINS: z.string().default('').transform(separatedIfAny).pipe(z.array(origin)),
  CDN_SECONDS: whole(0, 60).default(0),

  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: optional(postgresUrl),
  DATABASE_REPLICA_URLS: postgresUrls,
  DATABASE_POOL_SIZE: whole(1, 100).default(10),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })),
  DATA_DIR: z.string().min(1).default('.data'),
  BACKUP_DIR: optional(z.string()),
  BACKUP_KEEP: whole(1, 1_000).default(14),
  PREPARE_DATABASE: flag.default(false),
  WEB_CONCURRENCY: z.union([z.literal('auto'), whole(1, 64)]).default(1),
  RUN_JOBS: flag.default(true),
  WEB_DEV: flag.default(false),

  JWT_SECRET: secret.default(developmentSecret),
  JWT_SECRET_PREVIOUS: optional(secret),
  S3_BUCKET: optional(z.string()),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  SEND_MAILS: flag.default(true),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.string().min(3).default('Haat <no-reply@haat.example>'),
  MAIL_RETENTION_DAYS: whole(0, 3_650).default(30),
  RETENTION_ORDERS_YEARS: whole(0, 100).default(5),
  RETENTION_ACCOUNTS_YEARS: whole(0, 100).default(3),
  RETENTION_SELLER_REQUESTS_MONTHS: whole(0, 1_200).default(24),
  OPERATOR_EMAIL: z.email().default('operator@haat.example'),

  CACHE_MEGABYTES: whole(1, 4096).default(72),
  PICTURE_CACHE_MEGABYTES: whole(1, 10_000_000).default(5_000),
  OVERLOAD_DELAY_MS: whole(50, 60_000).default(1_000),
  ORDER_MAX_LINES: whole(1, maxOrderLines).default(50),
  ORDER_MAX_PIECES: whole(1, 999).default(20),
  PENDING_MAX_ORDERS: whole(0, 1_000).default(5),
  PENDING_MAX_TAKA: whole(0, 100_000_000).default(100_000),
  PENDING_LAPSE_HOURS: whole(0, 8_760).default(72),

  REQUESTS_AT_ONCE: whole(1, 1_000).default(4),
  UNREAD_MEGABYTES: whole(1, 4096).default(64),
  UNREAD_SECONDS: whole(1, 3_600).default(15),
  CATALOGUE_ALL_LIMIT: whole(1, 1_000_000).default(10_000),

  LIMIT_LOGIN: limit.prefault('300/h'),
  LIMIT_LOGIN_FAILURES: limit.prefault('10/15min'),
  LIMIT_LOGIN_ACCOUNT: limit.prefault('30/h'),
  LIMIT_REGISTER: limit.prefault('100/h'),
  LIMIT_REGISTER_TAKEN: limit.prefault('10/h'),
  LIMIT_FORGET_PASSWORD: limit.prefault('10/h'),
  LIMIT_FORGET_PASSWORD_EMAIL: limit.prefault('3/h'),
  LIMIT_FORGET_PASSWORD_ALL: limit.prefault('30/24h'),
  LIMIT_CODES: limit.prefault('30/h'),
  LIMIT_CODES_ELSEWHERE: limit.prefault('20/24h'),
  LIMIT_COUPONS: limit.prefault('30/min'),
  LIMIT_CHECKOUT: limit.prefault('100/h'),
  LIMIT_CHECKOUT_NEW: limit.prefault('10/24h'),
  LIMIT_CHECKOUT_PHONE: optional(limit),
  LIMIT_TRACKING: limit.prefault('30/min'),
  LIMIT_ORDERS: limit.prefault('120/min'),
  LIMIT_ACCOUNT: limit.prefault('120/min'),
  LIMIT_REVIEWS: limit.prefault('20/h'),
  LIMIT_UPLOADS: limit.prefault('20/h'),
  LIMIT_MAILS_UNASKED: limit.prefault('3/24h'),
  LIMIT_NEWSLETTER: limit.prefault('20/h'),
  LIMIT_SELLERS: limit.prefault('100/h'),
  LIMIT_USER_NAME: limit.prefault('60/min'),
  LIMIT_SAVED_LISTS: limit.prefault('120/min'),
  LIMIT_PERSONAL_DATA: limit.prefault('10/h'),
  LIMIT_CONSOLE: limit.prefault('1200/min'),
  LIMIT_CATALOGUE: limit.prefault('600/min'),
  LIMIT_SUGGESTIONS: limit.prefault('3000/min'),
});

/** The validated settings, named by their environment variables. */
export type Config = Readonly<z.output<typeof configSchema>>;

/** Startup fails because of these settings: one line each, beginning with the variable's name. */
export class WrongSettings extends Error {
  override name = 'WrongSettings';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(`Wrong settings.\n${lines.join('\n')}`);
    this.lines = lines;
  }
}

/**
 * Reads the settings once, at startup; an empty value counts as missing. Throws `WrongSettings`, which lists every
 * invalid variable.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = configSchema.safeParse(Object.fromEntries(given));
  if (!result.success) throw new WrongSettings(result.error.issues.map(describe));
  const config = result.data;
  const lines = [...missingOfBucket(config), ...(isForReal(config) ? unfitForProduction(config) : [])];
  if (lines.length > 0) throw new WrongSettings(lines);
  return Object.freeze(config);
}

/** Returns the settings; if any are invalid, prints one line for each on standard error and exits with 1. */
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

/**
 * Whether the shop is open to the public: in production, and whenever PUBLIC_URL is not this machine, whatever
 * NODE_ENV says.
 */
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
    ...(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS'] as const).map(
      (name) =>
        [config[name]].flat().some(hasKnownPassword) &&
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

/** A secret published in this repository, or one with too few distinct characters. */
function isPlaceholder(text: string): boolean {
  return /development-|demo-secret|change-?me|placeholder/i.test(text) || new Set(text).size < 10;
}

/** Whether an e-mail address belongs to the demo, whose passwords are public. */
export function isExampleAddress(address: string): boolean {
  return address.includes('@haat.example');
}
