import { Fragment } from 'react';

const hyphenated = /[\d০-৯]-[\d০-৯]/;

/** A text in which hyphenated numbers (01712-345678) do not wrap. */
export function Unbroken({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- words of a text have no other key
    <Fragment key={index}>
      {index > 0 && ' '}
      {hyphenated.test(word) ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ));
}
