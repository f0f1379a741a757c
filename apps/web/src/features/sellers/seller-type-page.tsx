import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import type { MetaInput, PageMeta } from '../../rendering/page.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ArrowRightIcon, DigitalServiceIcon, ShopIcon, VerifiedIcon, type Drawing } from '@haat/ui/icons/icons.ts';
import { CraftPattern, type Weave } from './craft-pattern.tsx';
import { sellersMessages } from './messages.ts';

export function meta({ locale }: MetaInput): PageMeta {
  const { title, description } = sellersMessages.get(locale).chooser;
  return { title, description };
}

interface KindCardProps {
  to: string;
  title: string;
  note: string;
  weave: Weave;
  icon: Drawing;
}

function KindCard({ to, title, note, weave, icon }: KindCardProps) {
  const { chooser } = useMessages(sellersMessages);
  return (
    <li>
      <Link
        to={to}
        className="flex h-full flex-col overflow-hidden rounded-xl border border-border bg-surface text-sm text-ink-muted transition-colors hover:border-accent"
      >
        <CraftPattern weave={weave} />
        <span className="z-1 -mt-8 ms-7 grid size-16 place-items-center rounded-full border border-border bg-surface text-accent">
          <Icon of={icon} size={28} />
        </span>
        <span className="flex flex-1 flex-col px-7 pt-3.5 pb-6.5">
          <b className="font-display text-xl text-ink">{title}</b>
          <span className="mt-1">{note}</span>
          <span className="mt-4.5 flex items-center gap-2 font-semibold text-accent">
            {chooser.apply}
            <Icon of={ArrowRightIcon} size={16} />
          </span>
        </span>
      </Link>
    </li>
  );
}

export function Page() {
  const t = useMessages(sellersMessages);
  return (
    <div className="wrap pt-7 sm:pt-14">
      <div className="text-center">
        <h1>{t.chooser.title}</h1>
        <p className="mt-2 text-ink-muted">{t.chooser.lead}</p>
      </div>
      <ul className="mt-9 grid gap-3.5 md:grid-cols-3 md:gap-5">
        <KindCard to="/become_seller" {...t.local} weave="clay" icon={ShopIcon} />
        <KindCard to="/become_seller?kind=brand" {...t.brand} weave="stitch" icon={VerifiedIcon} />
        <KindCard to="/become_seller/digital_service" {...t.digital} weave="river" icon={DigitalServiceIcon} />
      </ul>
    </div>
  );
}
