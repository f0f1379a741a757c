export const messages = {
  signInTitle: 'Sign in to the console',
  signInText: 'For the people who run Haat.',
  email: 'E-mail',
  password: 'Password',
  next: 'Next',
  forgotten: 'Forgot the password? Ask the owner of the shop for a new invitation.',
  wrong: (tries: number | undefined, minutes: number | undefined) =>
    tries === undefined || minutes === undefined
      ? 'E-mail and password do not match.'
      : tries === 0
        ? `E-mail and password do not match. Try again in ${minutes} minutes.`
        : `E-mail and password do not match. ${tries === 1 ? '1 try' : `${tries} tries`} left, then a pause of ${minutes} minutes.`,
  tooMany: 'That was tried too often. Wait a few minutes, then try again.',
  failed: 'The server did not answer. Nothing was changed; try again.',

  codeTitle: 'Your code',
  codeText: 'Six digits from your authenticator app. A new one comes every 30 seconds.',
  code: 'Code',
  mayBePasted: 'you can paste it',
  signIn: 'Sign in',
  codeWrong: 'This code is wrong or was used already. Wait for the next one.',
  lostPhone: 'Lost the phone?',
  useRecovery: 'Use a recovery code',
  askOwner: ', or ask the owner of the shop to reset it.',
  recoveryTitle: 'Your recovery code',
  recoveryText: 'One of the eight that you stored when you turned the second factor on. Each opens the console once.',
  recoveryCode: 'Recovery code',
  recoveryWrong: 'This recovery code is wrong or was used already.',
  useApp: 'Use the authenticator app',

  enrolTitle: 'Turn on the second factor',
  enrolText: 'Scan this with an authenticator app on your phone, then type the code that it shows.',
  qrLabel: 'QR code with the secret for your authenticator app',
  secret: 'Or type this secret into the app',
  copy: 'Copy',
  copied: 'Copied',
  turnOn: 'Turn on',
  ticketExpired: 'That took too long. A new QR code is shown: scan it and try again.',
  storeTitle: 'Store your recovery codes',
  storeText: 'If you lose the phone, each of these opens the console once. They are not shown again.',
  stored: 'I have stored them',
  copyAll: 'Copy all',

  invitationTitle: 'Set your password',
  invitationText: 'At least eight characters. It opens the console together with your e-mail.',
  newPassword: 'New password',
  setPassword: 'Set password',
  invitationWrong: 'This invitation was used already or is too old. Ask the owner of the shop for a new one.',
  noInvitation: 'The link of the invitation is incomplete. Open it from the e-mail again.',
  toSignIn: 'Sign in',

  endedTitle: 'Sign in again',
  endedText: 'Your session has ended. What you typed is still here.',

  confirmTitle: 'Is it you?',
  confirmText: 'What only owners may see and change asks again after half an hour.',
  confirm: 'Confirm',
};

export type SignInMessages = typeof messages;
