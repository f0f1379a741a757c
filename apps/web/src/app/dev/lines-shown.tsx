import { CountBadge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CartIcon } from '../../ui/icons.ts';
import { Marked } from '../../ui/marked.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Stitch } from '../../ui/stitch.tsx';

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
