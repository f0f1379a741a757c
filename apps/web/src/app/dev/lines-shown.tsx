import { CountBadge } from '@haat/ui/feedback/badge.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CartIcon } from '@haat/ui/icons/icons.ts';
import { Marked } from '@haat/ui/text/marked.tsx';
import { SectionTitle } from '@haat/ui/layout/section-title.tsx';
import { Spinner } from '@haat/ui/feedback/spinner.tsx';
import { Stitch } from '@haat/ui/layout/stitch.tsx';

export function LinesShown() {
  return (
    <>
      <SectionTitle title="Popular Products" seeAll={{ to: '/all_popular_product', label: 'See all' }} />
      <div className="grid gap-4 sm:grid-cols-3">
        <Stitch />
        <Stitch colour="accent" />
        <span className="rounded-md bg-surface-deep p-4">
          <Stitch colour="marigold" />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-7">
        <Spinner />
        {[1, 12, 120].map((count) => (
          <span key={count} className="relative p-2">
            <Icon of={CartIcon} size={24} />
            <CountBadge count={count} text={count > 99 ? '99+' : String(count)} />
          </span>
        ))}
        <p>
          <Marked text="Nakshi Handloom Saree" part="hand" />
        </p>
      </div>
      <div className="alpona rounded-md bg-surface-deep" />
    </>
  );
}
