import { z } from 'zod';

const developmentSecret = 'development-secret-that-production-refuses';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const whole = (min: number, max: number) => z.coerce.number().pipe(z.int().min(min).max(max));
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

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

/** Every setting of the server with its default; the names are those of environment variables. */
export const configSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 inside a container'),
  PORT: whole(0, 65_535).default(3000),
  PUBLIC_URL: z.url().default('http://localhost:3000').describe('Where people reach the shop; used in mails and links'),
  TRUST_PROXY: whole(0, 10).default(0).describe('How many reverse proxies stand in front'),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .describe('Other origins whose pages may call the API, separated by commas; none by default'),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_DIRECT_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })).describe(
    'PostgreSQL itself, when DATABASE_URL is a pooler',
  ),
  DATABASE_POOL_SIZE: whole(1, 100).default(10),
  DATA_DIR: z.string().min(1).default('.data').describe('Where uploads and scaled pictures are kept'),
  RUN_JOBS: flag.default(true).describe('Whether the web process also sends mails and runs other jobs'),
  WEB_DEV: flag.default(false).describe('Serve the web app from its sources, reloading'),

  JWT_SECRET: z.string().min(32, 'Use at least 32 characters.').default(developmentSecret),
  S3_BUCKET: optional(z.string()).describe(
    'Keeps uploads in a bucket instead of DATA_DIR; wants the other S3_ settings',
  ),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })).describe('Without it mails stay in the development mailbox'),
  MAIL_FROM: z.string().min(3).default('Haat <no-reply@haat.example>'),
  OPERATOR_EMAIL: z.email().default('operator@haat.example').describe('Who hears of new sellers'),

  CACHE_MEGABYTES: whole(1, 4096).default(64).describe('Most that kept answers and pages may take'),
  OVERLOAD_DELAY_MS: whole(50, 60_000)
    .default(1_000)
    .describe('How late the process may run before it answers 503 for a second'),
  CATALOGUE_ALL_LIMIT: whole(1, 1_000_000).default(10_000).describe('Most products in one unpaged product-list'),

  LIMIT_LOGIN: limit.prefault('300/h').describe('An address of the network; so are the others unless they say more'),
  LIMIT_LOGIN_FAILURES: limit.prefault('10/15min').describe('An account and address of the network'),
  LIMIT_REGISTER: limit.prefault('100/h'),
  LIMIT_FORGET_PASSWORD: limit.prefault('10/h'),
  LIMIT_FORGET_PASSWORD_EMAIL: limit.prefault('3/h').describe('An e-mail address'),
  LIMIT_CODES: limit.prefault('30/h'),
  LIMIT_COUPONS: limit.prefault('30/min'),
  LIMIT_CHECKOUT: limit.prefault('100/h').describe('A user'),
  LIMIT_CHECKOUT_PHONE: optional(limit).describe('Orders to one phone number; off by default'),
  LIMIT_TRACKING: limit.prefault('30/min'),
  LIMIT_REVIEWS: limit.prefault('20/h').describe('A user'),
  LIMIT_UPLOADS: limit.prefault('20/h').describe('A user'),
  LIMIT_NEWSLETTER: limit.prefault('20/h'),
  LIMIT_SELLERS: limit.prefault('100/h'),
  LIMIT_USER_NAME: limit.prefault('60/min'),
  LIMIT_SAVED_LISTS: limit.prefault('120/min').describe('A user'),
  LIMIT_CATALOGUE: limit.prefault('600/min').describe('Counted by each process for itself'),
});

/** The settings, checked, by the names of their environment variables. */
export type Config = Readonly<z.output<typeof configSchema>>;

/** Reads the settings once, at start. Throws an error that names every variable at fault. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const result = configSchema.safeParse(environment);
  if (!result.success) throw new Error(`Wrong settings.\n${result.error.issues.map(describe).join('\n')}`);
  const config = result.data;
  if (config.NODE_ENV === 'production' && config.JWT_SECRET === developmentSecret) {
    throw new Error('Wrong settings.\nJWT_SECRET: production needs a secret of its own.');
  }
  return Object.freeze(config);
}

function describe({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')}: ${message}`;
}
