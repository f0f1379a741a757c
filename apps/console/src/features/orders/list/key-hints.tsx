import { useMessages } from '@haat/ui/i18n/messages.ts';
import { KeyHints } from '../../../ui/list/key-hints.tsx';
import { ordersMessages } from '../messages.ts';

const hints = [
  [['j', 'k'], 'move'],
  [['x'], 'select'],
  [['Enter'], 'open'],
  [['e'], 'nextStep'],
  [['c'], 'call'],
  [['/'], 'search'],
  [['?'], 'all'],
] as const;

/** The shortcuts of the order list. */
export function OrderKeyHints() {
  const t = useMessages(ordersMessages);
  return <KeyHints hints={hints.map(([keys, word]) => ({ keys, word: t.keys[word] }))} />;
}
