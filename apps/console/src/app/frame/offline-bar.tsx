import { Icon } from '@haat/ui/icons/icon.tsx';
import { DisconnectedIcon } from '@haat/ui/icons/icons.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatClock } from '../../platform/times.ts';
import { tryConnection, useLostAt } from '../../platform/connection/connection.ts';
import { frameMessages } from './messages.ts';

/** Shown below the top bar while the server cannot be reached: since when, with a retry button. */
export function OfflineBar() {
  const t = useMessages(frameMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const [isTrying, setIsTrying] = useState(false);
  const lostAt = useLostAt();
  if (lostAt === null) return null;
  async function retry() {
    setIsTrying(true);
    if (await tryConnection()) await queries.refetchQueries({ type: 'active' });
    setIsTrying(false);
  }
  return (
    <div
      role="alert"
      className="sticky top-(--c-top) z-(--z-sticky) flex min-h-10 items-center gap-2.5 border-b border-warning-line bg-warning-soft px-4 py-1 text-warning-ink"
    >
      <Icon of={DisconnectedIcon} size={18} />
      <span className="flex-1">{t.lostSince(formatClock(new Date(lostAt).toISOString(), locale))}</span>
      <button
        type="button"
        disabled={isTrying}
        onClick={() => void retry()}
        className="min-h-(--size-control) px-2 font-semibold underline underline-offset-3"
      >
        {t.tryNow}
      </button>
    </div>
  );
}
