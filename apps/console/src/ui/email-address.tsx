import { Fragment } from 'react';

/** An e-mail address. If it is wider than its place, it breaks before `@` or a dot rather than within a name. */
export function EmailAddress({ of: address }: { of: string }) {
  return (
    <span className="wrap-anywhere">
      {[...address.matchAll(/[@.]?[^@.]+|[@.]/g)].map(({ index, 0: part }) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
