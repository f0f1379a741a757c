import { Link } from '@haat/ui/navigation/link.tsx';

export interface ExplanationProps {
  /** The figure with its name. */
  title: string;
  /** What it counts, of which days, against what. */
  text: string;
  /** The list behind it, if there is one. */
  list?: { to: string; label: string } | undefined;
}

/** What a figure counts, and a link to the list that it is from. */
export function Explanation({ title, text, list }: ExplanationProps) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-ink-muted">{text}</p>
      {list && (
        <Link
          to={list.to}
          className="mt-1 inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-3 max-md:min-h-11"
        >
          {list.label}
        </Link>
      )}
    </>
  );
}
