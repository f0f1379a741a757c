import { classNames } from '@haat/ui/class-names.ts';
import { Money } from '@haat/ui/text/money.tsx';

/** A difference in Taka: negative if money is missing. */
export function Difference({ taka, className }: { taka: number; className?: string }) {
  const look = taka < 0 ? 'font-semibold text-danger' : taka > 0 ? 'font-semibold text-warning' : 'text-ink-subtle';
  return <Money taka={taka} className={classNames(look, className)} />;
}
