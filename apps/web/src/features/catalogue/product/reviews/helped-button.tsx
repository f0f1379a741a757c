import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ThumbsUpIcon } from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { loginPath } from '../../../../platform/session/login-path.ts';
import { productMessages } from '../messages.ts';
import type { Helped } from './use-helped.ts';

const look = 'inline-flex min-h-(--size-target) items-center gap-2 text-sm font-medium';

/**
 * Marks a review as helpful or removes the mark; visitors are sent to the login. For the shopper's own review it only
 * shows the count.
 */
export function HelpedButton({ helped: { count, isMine, isOwn, onToggle } }: { helped: Helped }) {
  const t = useMessages(productMessages);
  const { number } = useFormat();
  const here = useLocation();
  const [isSending, setSending] = useState(false);
  const words = (
    <>
      <Icon of={ThumbsUpIcon} size={16} isFilled={isMine} />
      {t.helpful}
      {count > 0 && <span className="tabular-nums">({number(count)})</span>}
    </>
  );
  if (isOwn) return count > 0 && <p className={classNames(look, 'text-ink-muted')}>{t.helped(number(count))}</p>;
  if (!onToggle)
    return (
      <Link to={loginPath(here)} suppressHydrationWarning className={classNames(look, 'text-ink-muted hover:text-ink')}>
        {words}
      </Link>
    );
  return (
    <button
      type="button"
      aria-pressed={isMine}
      disabled={isSending}
      onClick={() => {
        setSending(true);
        void onToggle().finally(() => setSending(false));
      }}
      className={classNames(look, isMine ? 'text-accent' : 'text-ink-muted hover:text-ink')}
    >
      {words}
    </button>
  );
}
