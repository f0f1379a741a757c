import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spawnSync } from 'node:child_process';
import { configSchema, readConfig } from './config.ts';

const least = { DATABASE_URL: 'postgresql://haat@localhost/haat' };

test.each([
  [{}, 'DATABASE_URL'],
  [{ ...least, PORT: 'eighty' }, 'PORT'],
  [{ ...least, LIMIT_LOGIN: 'many' }, 'LIMIT_LOGIN'],
  [{ ...least, SMTP_URL: 'http://mail' }, 'SMTP_URL'],
  [{ ...least, NODE_ENV: 'production' }, 'JWT_SECRET'],
  [{ ...least, JWT_SECRET: 'short' }, 'JWT_SECRET'],
])('with %j the server does not start and names the setting', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});

const shop = {
  ...least,
  NODE_ENV: 'production',
  JWT_SECRET: 'g1mB0t7cQ2xW9sLzK4vN8pR3yH6uJ5aD',
  PUBLIC_URL: 'https://shop.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'Haat <orders@example.com>',
  OPERATOR_EMAIL: 'owner@example.com',
};

test('production starts with settings of its own', () => {
  expect(readConfig(shop)).toMatchObject({ NODE_ENV: 'production', SEND_MAILS: true });
  expect(readConfig({ ...shop, SEND_MAILS: '0', SMTP_URL: '', MAIL_FROM: undefined }).SEND_MAILS).toBe(false);
});

test.each([
  ['JWT_SECRET', undefined],
  ['JWT_SECRET', 'a-demo-secret-that-is-long-enough-to-be-one'],
  ['JWT_SECRET', 'change-me change-me change-me change-me'],
  ['JWT_SECRET', 'abababababababababababababababababab'],
  ['PUBLIC_URL', undefined],
  ['PUBLIC_URL', 'http://127.0.0.1:3000'],
  ['PUBLIC_URL', 'http://[::1]:3000'],
  ['JWT_SECRET_PREVIOUS', 'development-secret-that-production-refuses'],
  ['DATABASE_URL', 'postgresql://haat:haat@db:5432/haat'],
  ['DATABASE_URL', 'postgresql://haat:h%61at@db:5432/haat'],
  ['DATABASE_DIRECT_URL', 'postgresql://postgres:postgres@db:5432/haat'],
  ['SMTP_URL', undefined],
  ['MAIL_FROM', undefined],
  ['OPERATOR_EMAIL', undefined],
])('production rejects %s %j, and nothing else', (name, value) => {
  expect(() => readConfig({ ...shop, [name]: value })).toThrow(new RegExp(`^Wrong settings.\n${name}: .*$`));
});

test.each(['development', 'test', undefined])(
  'a shop that is reached from elsewhere opens with none of the demo, though NODE_ENV is %s',
  (NODE_ENV) => {
    const open = { ...shop, NODE_ENV };
    expect(() => readConfig(open)).toThrow(/^Wrong settings.\nNODE_ENV: .*$/);
    const refused = () => readConfig({ ...least, NODE_ENV, PUBLIC_URL: shop.PUBLIC_URL, SMTP_URL: shop.SMTP_URL });
    expect(refused).toThrow(/\nNODE_ENV: .*\nJWT_SECRET: .*\nMAIL_FROM: .*\nOPERATOR_EMAIL: .*$/);
  },
);

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:8080',
  'http://127.9.9.9',
  'http://[::1]:3000',
  'http://haat.localhost',
])('the demo may run at %s', (PUBLIC_URL) => {
  expect(readConfig({ ...least, PUBLIC_URL }).NODE_ENV).toBe('development');
});

test.each([
  'http://localhost.example.com',
  'http://127.0.0.1.nip.io',
  'http://192.168.1.5:3000',
  'http://[2001:db8::1]',
])('the demo refuses to run at %s', (PUBLIC_URL) => {
  expect(() => readConfig({ ...least, PUBLIC_URL })).toThrow('NODE_ENV');
});

test('proxies are trusted by number or by address', () => {
  expect(readConfig({ ...least, TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
  const addresses = '10.0.0.5, 10.83.83.0/24,2001:db8::/32';
  expect(readConfig({ ...least, TRUST_PROXY: addresses }).TRUST_PROXY).toHaveLength(3);
  for (const wrong of ['11', '10.0.0.5,', 'proxy', '10.0.0.0/33', '-1'])
    expect(() => readConfig({ ...least, TRUST_PROXY: wrong })).toThrow('TRUST_PROXY');
});

test('origins and replicas are listed with commas, spaced or not', () => {
  const origins = (CORS_ORIGINS: string) => readConfig({ ...least, CORS_ORIGINS }).CORS_ORIGINS;
  expect(origins('')).toEqual([]);
  expect(origins('https://a.example, http://b.example:8080')).toEqual(['https://a.example', 'http://b.example:8080']);
  for (const wrong of ['https://a.example/', 'https://a.example/shop', 'a.example', '*'])
    expect(() => origins(wrong)).toThrow('CORS_ORIGINS');
  const replicas = `${least.DATABASE_URL}, ${least.DATABASE_URL}`;
  expect(readConfig({ ...least, DATABASE_REPLICA_URLS: replicas }).DATABASE_REPLICA_URLS).toHaveLength(2);
});

test('for a bucket without keys the missing settings are named', () => {
  const names = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const lines = names.map((name) => `${name}: S3_BUCKET is set and needs it.`);
  expect(() => readConfig({ ...least, S3_BUCKET: 'haat' })).toThrow(lines.join('\n'));
});

test('a server with invalid settings prints one line for each and exits with 1', () => {
  const main = new URL('../main.ts', import.meta.url).pathname;
  const env = { NODE_ENV: 'production', DATABASE_URL: least.DATABASE_URL };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { encoding: 'utf8', env });
  expect([status, stdout]).toEqual([1, '']);
  const names = stderr
    .trim()
    .split('\n')
    .map((line) => line.split(':')[0]);
  expect(names).toEqual(['JWT_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'OPERATOR_EMAIL']);
});

test('an empty setting counts as unset; settings cannot be changed at run time', () => {
  const config = readConfig({ ...least, SMTP_URL: '', LIMIT_LOGIN: '', PORT: '' });
  expect(config).toEqual(readConfig(least));
  expect(config.SMTP_URL).toBeUndefined();
  expect(Object.isFrozen(config)).toBe(true);
});

test('a limit is a number of requests in a number of seconds', () => {
  expect(readConfig({ ...least, LIMIT_LOGIN: '10/15min' }).LIMIT_LOGIN).toEqual({ points: 10, seconds: 900 });
});

/** Used by docker-compose.yml only. */
const ofTheStack = new Set([
  'POSTGRES_PASSWORD',
  'HAAT_VERSION',
  'WEB_ADDRESS',
  'HAAT_SUBNET',
  'HTTP_PORT',
  'HTTPS_PORT',
]);

test('.env.example lists every setting with its default, and no other', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const settings = [...example.matchAll(/^(?:# )?([A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name, value]) => [name, value] as const,
  );
  const ofTheServer = settings.map(([name]) => name).filter((name = '') => !ofTheStack.has(name));
  expect(ofTheServer).toEqual(Object.keys(configSchema.shape));
  const given = Object.fromEntries(settings.map(([name, value]) => [name, value]));
  expect(configSchema.parse({ ...given, ...least })).toEqual(configSchema.parse(least));
});

test('the container stack reads the settings that .env.example says it does', () => {
  const stack = readFileSync(new URL('../../../../docker-compose.yml', import.meta.url), 'utf8');
  expect([...ofTheStack].filter((name) => !stack.includes(`\${${name}:-`))).toEqual([]);
});

test('only its own setting in .env changes the web port of the container stack', () => {
  const stack = readFileSync(new URL('../../../../docker-compose.yml', import.meta.url), 'utf8');
  expect(stack).toContain('- ${WEB_ADDRESS:-127.0.0.1}:${PORT-3000}:3000');
  expect(stack).not.toContain('${HOST');
  expect(stack).toMatch(/TRUST_PROXY: (\$\{HAAT_SUBNET:-[\d./]+\})[^]*- subnet: \1/);
});

test('the container stack passes on every setting that its image does not fix', () => {
  const stack = readFileSync(new URL('../../../../docker-compose.yml', import.meta.url), 'utf8');
  const decided = new Set(['HOST', 'PORT', 'DATABASE_DIRECT_URL', 'DATA_DIR', 'PREPARE_DATABASE', 'WEB_DEV']);
  const handedOn = Object.keys(configSchema.shape).filter((name) => !decided.has(name));
  expect(handedOn.filter((name) => !new RegExp(`^ +${name}:`, 'm').test(stack))).toEqual([]);
});
