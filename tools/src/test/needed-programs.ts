/** The programs beside Node and PostgreSQL that some tests need: `*.redis.test.ts` runs with `pnpm test --redis` alone. */
export const neededPrograms = ['redis', 's3', 'varnish'] as const;
