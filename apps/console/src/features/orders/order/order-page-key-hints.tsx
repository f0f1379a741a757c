import { useMessages } from '@haat/ui/i18n/messages.ts';
import { KeyHints } from '../../../ui/list/key-hints.tsx';
import { ordersMessages } from '../messages.ts';

const hints = [
  [['e'], 'nextStep'],
  [['n'], 'noAnswer'],
  [['c'], 'call'],
  [['m'], 'note'],
  [['p'], 'print'],
  [['j', 'k'], 'neighbours'],
] as const;

/** The shortcuts available for an order now; the next step is omitted if there is none. */
export function OrderPageKeyHints({ shortcuts }: { shortcuts: Readonly<Record<string, (() => void) | undefined>> }) {
  const t = useMessages(ordersMessages);
  const working = hints.filter(([keys]) => keys.some((key) => shortcuts[key]));
  return (
    <KeyHints
      hints={[...working.map(([keys, word]) => ({ keys, word: t.keys[word] })), { keys: ['?'], word: t.keys.all }]}
    />
  );
}
