import { useState } from 'react';

type Errors = Record<string, string>;

/** The errors of the last attempt to save, apart from those of fields changed since. */
export function useOpenErrors(errors: Errors) {
  const [mended, setMended] = useState({ errors, names: new Set<string>() });
  const names = mended.errors === errors ? mended.names : new Set<string>();
  return {
    open: Object.fromEntries(Object.entries(errors).filter(([name]) => !names.has(name))),
    mend: (changed: Iterable<string>) => setMended({ errors, names: new Set([...names, ...changed]) }),
    /** For changes after which the errors' names are of other fields. */
    mendAll: () => setMended({ errors, names: new Set(Object.keys(errors)) }),
  };
}
