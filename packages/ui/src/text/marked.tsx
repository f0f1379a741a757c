import { markedParts } from './marked-parts.ts';

/** A text with every place marked where the words searched for stand, whatever their case. Nothing is marked for ''. */
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
