/** The values of a record in three states. */
export interface Sides<Values> {
  /** As the edit began. */
  base: Values;
  /** As typed here. */
  mine: Values;
  /** As somebody else has stored them since. */
  now: Values;
}

/** A field in which what is typed here differs from what is stored now, and who changed it since `base`. */
export interface Difference<Name> {
  name: Name;
  changedBy: 'mine' | 'theirs' | 'both';
}

/** Compares two people's changes of one record, in the order of `names`. What both made the same is no difference. */
export function differencesBetween<Values, Name>(
  { base, mine, now }: Sides<Values>,
  {
    names,
    isSame,
  }: { names: readonly Name[]; isSame: (name: Name, values: { one: Values; other: Values }) => boolean },
): Difference<Name>[] {
  return names
    .filter((name) => !isSame(name, { one: mine, other: now }))
    .map((name) => {
      const isMine = !isSame(name, { one: base, other: mine });
      const isTheirs = !isSame(name, { one: base, other: now });
      return { name, changedBy: isMine && isTheirs ? 'both' : isMine ? 'mine' : 'theirs' };
    });
}

/** Whether there is anything to show: something of theirs, and not only own changes, which are stored over it. */
export function isConflict(differences: readonly Difference<unknown>[]): boolean {
  return differences.some(({ changedBy }) => changedBy !== 'mine');
}

/** The own values that are kept: of fields changed only here, and of those that both changed, unless theirs are chosen. */
export function ownFields<Name>(differences: readonly Difference<Name>[], theirs: ReadonlySet<Name>): Name[] {
  return differences
    .filter(({ name, changedBy }) => changedBy === 'mine' || (changedBy === 'both' && !theirs.has(name)))
    .map(({ name }) => name);
}

/** Replaces some fields with those of other values. */
export function withFields<Values extends object>(
  values: Values,
  others: Values,
  names: readonly (keyof Values)[],
): Values {
  const taken = Object.entries(others).filter(([name]) => names.some((each) => each === name));
  return { ...values, ...Object.fromEntries(taken) };
}
