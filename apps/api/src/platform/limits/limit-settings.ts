import type { Config, Limit } from '../config.ts';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<CamelCase<Tail>>}`
  : Lowercase<Name>;

type KeyOf<Setting extends string> = Setting extends `LIMIT_${infer Name}` ? CamelCase<Name> : never;

/**
 * All limits, named after their settings (`LIMIT_LOGIN_FAILURES` is `loginFailures`); endpoints and use cases refer
 * to them by name.
 */
export type LimitKey = KeyOf<keyof Config>;

/** Each limit from the settings; undefined means unlimited. */
export function limitSettings(config: Config): Record<LimitKey, Limit | undefined> {
  const limits = Object.entries(config).flatMap(([name, limit]) =>
    name.startsWith('LIMIT_') ? [[camelCase(name.slice('LIMIT_'.length)), limit]] : [],
  );
  return Object.fromEntries(limits) as Record<LimitKey, Limit | undefined>;
}

function camelCase(name: string): string {
  return name.toLowerCase().replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
