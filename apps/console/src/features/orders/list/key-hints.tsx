import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Key } from '../../../ui/key.tsx';
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

/** The keys of the list, below it. */
export function KeyHints() {
  const t = useMessages(ordersMessages);
  return (
    <p className="keys mt-3.5 flex flex-wrap gap-x-4.5 gap-y-2 text-xs text-ink-subtle">
      {hints.map(([keys, word]) => (
        <span key={word} className="flex items-center gap-0.75">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          <span className="ms-1">{t.keys[word]}</span>
        </span>
      ))}
    </p>
  );
}
