import { createDb, createPool, type Db } from '@haat/db';
import { pendingMigrations } from '@haat/db/migrate';
import { type Config, isExampleAddress, isForReal } from '../../platform/config.ts';
import { needsSecondFactor } from '../../platform/session/next-step.ts';
import { directUrl } from '../command.ts';
import { bad, doubtful, good, reason, type Finding } from './finding.ts';

const oldestVersion = 14;
/** Tokens tolerate a skew of one minute. */
const worstSkewMs = 60_000;
const noticedSkewMs = 2_000;
const maxWaitSeconds = 300;

/** Checks the database: encoding, locale, migrations, clock, and mails waiting to be sent. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const pool = createPool({ connectionString: directUrl(config), max: 1 });
  const db = createDb(pool);
  try {
    // The driver's own error says why there is no connection; Prisma's does not.
    (await pool.connect()).release();
    const first = [await checkVersion(db), await checkLetters(db), await checkClock(db)];
    const pending = await pendingMigrations({ connectionString: directUrl(config) });
    if (pending.length > 0)
      return [...first, bad(`${pending.length} migrations are pending: start the shop, which applies them.`)];
    return [...first, good('Migrations: none pending'), await checkMails(db), await checkOwners(db, config)];
  } catch (error) {
    const { host, pathname } = new URL(directUrl(config));
    return [bad(`The database at ${host}${pathname} does not answer: ${reason(error)}`)];
  } finally {
    await db.$disconnect();
    await pool.end();
  }
}

async function checkVersion(db: Db): Promise<Finding> {
  const [found] = await db.$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS version`;
  const version = found?.version ?? '';
  return Number.parseInt(version, 10) >= oldestVersion
    ? good(`PostgreSQL ${version}`)
    : bad(`PostgreSQL ${version}: use ${oldestVersion} or newer.`);
}

/** Search finds Bangla by trigrams, which PostgreSQL builds only under a UTF-8 locale. */
async function checkLetters(db: Db): Promise<Finding> {
  const [found] = await db.$queryRaw<{ encoding: string; has_search: boolean }[]>`
    SELECT current_setting('server_encoding') AS encoding,
           EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') AS has_search`;
  if (found?.encoding !== 'UTF8') return bad(`The database is ${found?.encoding}: make it anew with ENCODING 'UTF8'.`);
  if (!found.has_search) return doubtful('The extension pg_trgm is not there yet: migrations make it.');
  const [letters] = await db.$queryRaw<{ groups: string[] }[]>`SELECT show_trgm('শাড়ি') AS groups`;
  return letters?.groups.length
    ? good('Encoding UTF8, and search reads Bangla')
    : bad('Search cannot read Bangla under this locale: make the database anew with LOCALE C.UTF-8.');
}

async function checkClock(db: Db): Promise<Finding> {
  const askedAt = Date.now();
  const [there] = await db.$queryRaw<
    { ms: number }[]
  >`SELECT extract(epoch FROM clock_timestamp())::float * 1000 AS ms`;
  const here = (askedAt + Date.now()) / 2;
  return clockFinding(Number(there?.ms) - here);
}

/** Rates the skew between the database's clock and ours, in ms. */
export function clockFinding(skewMs: number): Finding {
  const seconds = `${(Math.abs(skewMs) / 1000).toFixed(1)} s ${skewMs < 0 ? 'behind' : 'ahead of'} ours`;
  if (Math.abs(skewMs) > worstSkewMs) return bad(`The database's clock is ${seconds}: logins fail. Set both by NTP.`);
  if (Math.abs(skewMs) > noticedSkewMs) return doubtful(`The database's clock is ${seconds}. Set both by NTP.`);
  return good('Clocks agree');
}

async function checkMails(db: Db): Promise<Finding> {
  const [mails] = await db.$queryRaw<{ failed: number; waiting: number; retried: number }[]>`
    SELECT count(*) FILTER (WHERE status = 'failed' AND subject IS NOT NULL)::int AS failed,
           count(*) FILTER (WHERE is_late AND attempts = 0)::int AS waiting,
           count(*) FILTER (WHERE is_late AND attempts > 0)::int AS retried
      FROM (SELECT status, subject, attempts,
                   status = 'queued' AND created_at < now() - make_interval(secs => ${maxWaitSeconds}) AS is_late
              FROM mails WHERE created_at > now() - interval '7 days') AS recent`;
  const { failed = 0, waiting = 0, retried = 0 } = mails ?? {};
  if (waiting > 0)
    return doubtful(
      `${waiting === 1 ? '1 mail waits' : `${waiting} mails wait`} for longer than 5 minutes: does a worker run, and does SMTP answer?`,
    );
  if (retried > 0)
    return doubtful(
      `${retried === 1 ? '1 mail' : `${retried} mails`} could not be sent yet, to be tried again: if SMTP answers, it defers their addresses.`,
    );
  if (failed > 0)
    return doubtful(`${failed === 1 ? '1 mail was' : `${failed} mails were`} given up this week: shop mails failed`);
  return good('Mails: none waits, none was given up this week');
}

/** There must be an owner to grant access, and owners need a second factor. */
async function checkOwners(db: Db, config: Config): Promise<Finding> {
  const owners = await db.staffMember.findMany({
    where: { role: 'owner', endedAt: null, passwordHash: { not: null } },
    select: { email: true, totpConfirmedAt: true },
  });
  if (owners.length === 0)
    return doubtful('Nobody owns the console yet: shop staff add EMAIL --role owner --name NAME.');
  const ofDemo = owners.filter(({ email }) => isForReal(config) && isExampleAddress(email)).map(({ email }) => email);
  if (ofDemo.length > 0)
    return bad(`The demo's owner is in this database: shop staff remove ${ofDemo[0]}, after adding one of your own.`);
  const bare = owners.filter(({ totpConfirmedAt }) => totpConfirmedAt === null).map(({ email }) => email);
  if (bare.length > 0 && needsSecondFactor(config, 'owner'))
    return doubtful(`Owners without a second factor: ${bare.join(', ')}. They turn it on when they sign in.`);
  return good(`Owners of the console: ${owners.length}`);
}
