import { Link } from '@haat/ui/navigation/link.tsx';

/** A link to what a search without results most likely meant, touch-sized on phones. */
export function NearestLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-3 max-md:min-h-11"
    >
      {label}
    </Link>
  );
}
