/** A text in which numbers with hyphens (01712-345678) stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S*[\d০-৯]-[\d০-৯]\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts of a text have no other key
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
