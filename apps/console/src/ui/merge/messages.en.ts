export const messages = {
  title: 'Two people changed this',
  /** `saved` is null if the change was not made in the console. */
  text: (saved: { who: string; time: string } | null) =>
    `${saved ? `${saved.who} saved it at ${saved.time},` : 'Somebody else saved it'} while you were changing it. What only one of you changed is kept as it is.`,
  choose: 'Choose where both did.',
  somebody: 'somebody else',
  bothChanged: 'both changed it',
  unchanged: 'unchanged',
  before: 'Before',
  yours: 'Yours',
  takeTheirs: (who: string) => `Take all of ${who}’s`,
  yes: 'yes',
  no: 'no',
  saveTogether: 'Save together',
};

export type MergeMessages = typeof messages;
