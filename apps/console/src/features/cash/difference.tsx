import { classNames } from '@haat/ui/class-names.ts';
import { Money } from '@haat/ui/text/money.tsx';

/** Money that is missing (below 0) or too much, in Taka. */
export function Difference({ taka, className }: { taka: number; className?: string }) {
  const look = taka < 0 ? 'font-semibold text-danger' : taka > 0 ? 'font-semibold text-warning' : 'text-ink-subtle';
  return <Money taka={taka} className={classNames(look, className)} />;
}
