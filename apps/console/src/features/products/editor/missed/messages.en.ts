export const messages = {
  searched: (count: number, text: string) =>
    `was searched ${count === 1 ? 'once' : `${text} times`} in the last 7 days and found nothing.`,
  add: 'Add it',
  addWord: (word: string) => `Add it: ${word}`,
};

export type MissedMessages = typeof messages;
