export const messages = {
  elsewhere: 'Not in this list, but there is',
  oneLetterOff: 'One letter off:',
  nearest: 'The nearest:',
};

export type NothingMessages = typeof messages;
