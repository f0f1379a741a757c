import { Link, type LinkProps } from 'react-router-dom';
import { useFormat } from '../../platform/i18n/format.ts';
import { useMessages } from '../../platform/i18n/messages.ts';
import { CountBadge } from '../../ui/badge.tsx';
import type { Icon } from '../../ui/icons.ts';
import { layoutMessages } from './messages.ts';

const mostShown = 99;

interface CountedLinkProps extends Pick<LinkProps, 'to' | 'onClick'> {
  icon: Icon;
  label: string;
  count: number;
}

/** A place where things are kept, with how many on the icon's corner. */
export function CountedLink({ icon: Glyph, label, count, ...rest }: CountedLinkProps) {
  const t = useMessages(layoutMessages);
  const { number } = useFormat();
  return (
    <Link
      {...rest}
      aria-label={count > 0 ? t.withCount(label, number(count)) : label}
      className="flex h-(--size-target) min-w-(--size-target) items-center justify-center gap-4 rounded-md text-sm font-medium hover:bg-surface-sunken lg:px-3"
    >
      <span className="relative">
        <Glyph size={24} />
        <CountBadge count={count} text={count > mostShown ? `${number(mostShown)}+` : number(count)} />
      </span>
      <span className="max-xl:hidden">{label}</span>
    </Link>
  );
}
