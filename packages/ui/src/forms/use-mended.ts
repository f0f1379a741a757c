import { useState } from 'react';

interface Mended {
  /** The errors of fields not changed since the response. */
  left: Record<string, string>;
  /** Reports that fields were changed. */
  mend: (fields: readonly string[]) => void;
}

/** The server's errors of a form's fields: each disappears once its field is changed, until the next response. */
export function useMended(errors: Record<string, string>): Mended {
  const [mended, setMended] = useState<{ of: object; fields: readonly string[] }>({ of: errors, fields: [] });
  const fields = mended.of === errors ? mended.fields : [];
  return {
    left: Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field))),
    mend: (changed) => setMended({ of: errors, fields: [...fields, ...changed] }),
  };
}

/** The name of the field that fired an event. */
export function nameOf({ target }: { target: EventTarget }): string {
  return target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
    ? target.name
    : '';
}
