import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configSchema, readConfig } from './config.ts';

const least = { DATABASE_URL: 'postgresql://haat@localhost/haat' };

test.each([
  [{}, 'DATABASE_URL'],
  [{ ...least, PORT: 'eighty' }, 'PORT'],
  [{ ...least, LIMIT_LOGIN: 'many' }, 'LIMIT_LOGIN'],
  [{ ...least, SMTP_URL: 'http://mail' }, 'SMTP_URL'],
  [{ ...least, NODE_ENV: 'production' }, 'JWT_SECRET'],
  [{ ...least, JWT_SECRET: 'short' }, 'JWT_SECRET'],
])('%j stops the start and names the setting', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});

test('an empty optional setting is one left out; the settings cannot be changed', () => {
  const config = readConfig({ ...least, SMTP_URL: '' });
  expect(config.SMTP_URL).toBeUndefined();
  expect(Object.isFrozen(config)).toBe(true);
});

test('a limit is so many requests in so many seconds', () => {
  expect(readConfig({ ...least, LIMIT_LOGIN: '10/15min' }).LIMIT_LOGIN).toEqual({ points: 10, seconds: 900 });
});

test('.env.example names every setting with its default, and no other', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const settings = [...example.matchAll(/^(?:# )?([A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name, value]) => [name, value] as const,
  );
  expect(settings.map(([name]) => name)).toEqual(Object.keys(configSchema.shape));
  const given = Object.fromEntries(settings.map(([name, value]) => [name, value]));
  expect(configSchema.parse({ ...given, ...least })).toEqual(configSchema.parse(least));
});
