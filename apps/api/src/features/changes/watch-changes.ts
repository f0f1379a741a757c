import type { ChangedKind } from '@haat/contracts';
import type { Db } from '@haat/db';
import { type NoticeSource, watchDatabase } from '../../platform/db/watch-database.ts';
import type { Log } from '../../platform/log.ts';
import { changesChannel, kindsOf } from './changed-kinds.ts';

interface ChangeWatch {
  db: Db;
  source: NoticeSource;
  log: Log;
  onChange: (kinds: readonly ChangedKind[]) => void;
}

interface Look {
  orders: string | null;
  movements: string | null;
  catalogue: string | null;
  reviews: string | null;
  applications: string | null;
  audited: string | null;
  /** The subjects of audit log entries since the last look. */
  subjects: string[] | null;
}

const ofCatalogue: readonly ChangedKind[] = ['products', 'coupons', 'reviews'];

/** What has to be refetched when the database has moved on since the last look, besides what the audit log says. */
const shownOtherwise: readonly { mark: keyof Look; kinds: readonly ChangedKind[] }[] = [
  { mark: 'orders', kinds: ['orders'] },
  // A cancelled order returns its pieces.
  { mark: 'movements', kinds: ['products', 'orders'] },
  { mark: 'catalogue', kinds: ofCatalogue },
  { mark: 'reviews', kinds: ['reviews'] },
  { mark: 'applications', kinds: ['applications'] },
];

/**
 * Watches changes made by any process: announced ones at once, everything else in a comparison every second, because
 * notifications may be lost and not every change is announced. Reports changes made after `ready`.
 */
export function watchChanges({ db, source, log, onChange }: ChangeWatch) {
  const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
  let seen: Look | undefined;

  async function compare(): Promise<void> {
    const [now] = await db.$queryRaw<Look[]>`
      SELECT (SELECT max(id)::text FROM orders) AS orders,
             (SELECT max(id)::text FROM stock_movements) AS movements,
             (SELECT version::text FROM catalogue_version) AS catalogue,
             (SELECT max(updated_at)::text FROM reviews) AS reviews,
             (SELECT max(id)::text FROM seller_requests) AS applications,
             (SELECT max(id)::text FROM audit_log) AS audited,
             (SELECT array_agg(DISTINCT subject_kind) FROM audit_log WHERE id > ${seen?.audited}::bigint) AS subjects`;
    const before = seen;
    seen = now;
    onReady();
    if (!now || !before) return;
    const further = shownOtherwise.filter(({ mark }) => now[mark] !== before[mark]);
    const kinds = [...further.flatMap((each) => each.kinds), ...(now.subjects ?? []).flatMap(kindsOf)];
    if (kinds.length > 0) onChange(kinds);
  }

  /** Handles a notification: an audit log entry as "kind id", or 'order' for newly placed orders. */
  function hear(payload: string): void {
    const [subject = '', entry] = payload.split(' ');
    if (seen && entry !== undefined && Number(entry) > Number(seen.audited)) seen = { ...seen, audited: entry };
    const kinds = kindsOf(subject);
    if (kinds.length > 0) onChange(kinds);
  }

  const end = watchDatabase({
    source,
    channels: {
      [changesChannel]: hear,
      catalogue: (version) => {
        if (seen) seen = { ...seen, catalogue: version };
        onChange(ofCatalogue);
      },
      stock: () => onChange(['products']),
    },
    poll: compare,
    log,
  });
  return { ready, end };
}
