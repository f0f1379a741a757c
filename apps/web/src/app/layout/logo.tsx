import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { layoutMessages } from './messages.ts';

/** Symbol and name, linking home; an SVG, so that it looks the same in every language and before fonts have loaded. */
export function Logo() {
  const t = useMessages(layoutMessages);
  return (
    <Link to="/" aria-label={t.home} className="hit-target relative w-fit flex-none rounded-md">
      <span aria-hidden="true" className="logo h-8 lg:h-10" />
    </Link>
  );
}
