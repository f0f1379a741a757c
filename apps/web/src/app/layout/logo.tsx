import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { logoSymbolId } from './logo-symbol.ts';
import { layoutMessages } from './messages.ts';

/** Symbol and name, linking home; drawn as SVG, so that they look the same in every language and before fonts have loaded. */
export function Logo({ onDeep = false }: { onDeep?: boolean }) {
  const t = useMessages(layoutMessages);
  return (
    <Link to="/" aria-label={t.home} className="hit-target relative w-fit flex-none rounded-md">
      <svg viewBox="0 0 118 40" aria-hidden="true" className="h-8 lg:h-10">
        <use href={`#${logoSymbolId}`} className={onDeep ? 'fill-ink-inverse' : 'fill-accent-hover'} />
      </svg>
    </Link>
  );
}
