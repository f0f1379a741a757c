export const messages = {
  loginAndRegistration: 'Login And Registration',
  loginDescription: 'Log in to order, or make an account: a name, an e-mail address and a password are enough.',
  login: 'Login',
  registration: 'Registration',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  passwordHelp: 'At least 8 characters.',
  forgetPassword: 'Forget Password',
  loggedIn: 'login',
  wrongEmailOrPassword: 'Wrong Email Or Password',
  created: 'SuccessFuly Users Create',
  somethingWentWrong: 'Something Went Wrong',
  doNotMatch: 'Password and Confirm Password do not match',
  ageNote: 'By making an account you say that you are at least 18 years old.',
  keptTitle: 'Kept in one place',
  kept: ['Follow every order, with real times', 'Your address, ready at checkout', 'Review what you have bought'],
  sending: 'Sending...',
};

export type AccountMessages = typeof messages;
