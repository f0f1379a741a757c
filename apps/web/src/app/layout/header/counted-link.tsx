import { useFormat } from '@haat/ui/i18n/format.ts';
import { Link, type LinkProps } from '@haat/ui/navigation/link.tsx';
import { CountBadge } from '@haat/ui/feedback/badge.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import type { Drawing } from '@haat/ui/icons/icons.ts';

const maxShown = 99;

interface CountedLinkProps extends Pick<LinkProps, 'to' | 'onClick'> {
  icon: Drawing;
  label: string;
  count: number;
}

/** A link with an icon and a count at its corner; screen readers announce 'Cart 3'. */
export function CountedLink({ icon, label, count, ...rest }: CountedLinkProps) {
  const { number } = useFormat();
  return (
    <Link
      {...rest}
      className="flex h-(--size-target) min-w-(--size-target) items-center justify-center gap-4 rounded-md text-sm font-medium hover:bg-surface-sunken lg:px-3"
    >
      <span className="order-1 max-xl:sr-only">{label}</span>
      <span className="relative">
        <Icon of={icon} size={24} />
        <CountBadge count={count} text={count > maxShown ? `${number(maxShown)}+` : number(count)} />
      </span>
    </Link>
  );
}
