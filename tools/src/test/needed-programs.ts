/**
 * The programs besides Node and PostgreSQL that some tests need: `*.redis.test.ts` runs only with `pnpm test
 * --redis`.
 */
export const neededPrograms = ['redis', 's3', 'varnish'] as const;
