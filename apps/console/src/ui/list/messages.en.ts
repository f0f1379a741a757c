export const messages = {
  slow: 'Slow line. Still loading.',
  failedTitle: 'The list could not be loaded',
  failedCode: (code: string, time: string) => `If it lasts, tell whoever looks after the server: ${code}, ${time}`,
  tooMany: 'That was too much at once. Wait a minute, then try again.',
  forbidden: 'Your role does not allow this. Ask the owner of the shop.',
  tryAgain: 'Try again',
  earlier: 'Earlier',
  nextPage: 'Next',
};

export type ListMessages = typeof messages;
