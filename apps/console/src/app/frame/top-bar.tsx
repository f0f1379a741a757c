import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { OpenOutsideIcon } from '@haat/ui/icons/icons.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import type { ReactNode } from 'react';
import { useLostAt } from '../../platform/connection/connection.ts';
import { Brand } from '../../ui/brand.tsx';
import { DeviceLanguageSwitch } from './device-language-switch.tsx';
import { frameMessages } from './messages.ts';

/** The dark top bar: brand, search, connection state, shop link, language, account. */
export function TopBar({ search, account }: { search?: ReactNode; account?: ReactNode }) {
  const t = useMessages(frameMessages);
  return (
    <header className="on-deep sticky top-0 z-(--z-sticky) flex h-(--c-top) items-center gap-2.5 bg-surface-deep ps-3.5 pe-2.5 text-sm text-ink-on-deep md:gap-4 md:pe-4 print:hidden">
      <Link to="/" className="flex flex-none items-center gap-3 rounded-sm wide:w-[calc(var(--c-side)-0.875rem)]">
        <Brand />
        <span className="sr-only">Haat</span>
        <span className="rounded-[6px] border border-border-deep px-1.75 py-1 text-2xs leading-none font-medium text-ink-on-deep-muted max-md:sr-only">
          {t.console}
        </span>
      </Link>
      {search}
      <div className={classNames('flex flex-none items-center gap-1 md:ms-auto md:gap-4', !search && 'ms-auto')}>
        {account && <Connection />}
        {account && (
          <a href="/" className="flex items-center gap-1.5 max-table:hidden">
            <Icon of={OpenOutsideIcon} size={16} />
            {t.theShop}
          </a>
        )}
        <DeviceLanguageSwitch />
        {account}
      </div>
    </header>
  );
}

function Connection() {
  const t = useMessages(frameMessages);
  const isLost = useLostAt() !== null;
  return (
    <span role="status" className="flex items-center gap-1.75 px-1.5 md:px-0">
      <i className={`size-2 rounded-full ${isLost ? 'bg-marigold' : 'bg-live'}`} />
      <span className={`max-md:sr-only ${isLost ? 'text-marigold' : 'text-ink-on-deep-muted'}`}>
        {isLost ? t.offline : t.live}
      </span>
    </span>
  );
}
