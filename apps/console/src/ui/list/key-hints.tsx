import { Key } from '../key.tsx';

/** The shortcuts of a list, shown below it. */
export function KeyHints({ hints }: { hints: readonly { keys: readonly string[]; word: string }[] }) {
  return (
    <p className="keys mt-3.5 flex flex-wrap gap-x-4.5 gap-y-2 text-xs text-ink-subtle">
      {hints.map(({ keys, word }) => (
        <span key={word} className="flex items-center gap-0.75">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          <span className="ms-1">{word}</span>
        </span>
      ))}
    </p>
  );
}
