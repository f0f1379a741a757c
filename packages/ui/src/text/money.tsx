import { useFormat } from '../i18n/format.ts';
import { classNames } from '../class-names.ts';

/** An amount in Taka (1250 or 1249.5), in tabular figures, without line breaks. */
export function Money({ taka, className }: { taka: number; className?: string | undefined }) {
  return <span className={classNames('whitespace-nowrap tabular-nums', className)}>{useFormat().money(taka)}</span>;
}
