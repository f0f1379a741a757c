import { markedParts } from './marked-parts.ts';

/** A text with every occurrence of the search words highlighted, ignoring case. '' highlights nothing. */
export function Marked({ text, part }: { text: string; part: string }) {
  return markedParts(text, part).map(({ at, piece, isMatch }) =>
    isMatch ? (
      <mark key={at} className="rounded-xs bg-rating-soft text-inherit">
        {piece}
      </mark>
    ) : (
      <span key={at}>{piece}</span>
    ),
  );
}
