import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { forgetPassword } from './forget-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { matchCode } from './match-code.ts';
import { readUserInfo } from './read-user-info.ts';
import { readUserName } from './read-user-name.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';

type AccountEndpoint =
  | 'register'
  | 'login'
  | 'logout'
  | 'userInfo'
  | 'userName'
  | 'profileChange'
  | 'passwordChange'
  | 'forgetPassword'
  | 'forgetPasswordCodeMatch'
  | 'userResetPassword';

/** Registration, login, passwords and profiles. */
export function accountHandlers(services: Services): Pick<Handlers, AccountEndpoint> {
  return {
    register: (input) => register(services, input),
    login: (input) => login(services, input),
    logout: (input) => logout(services, input),
    userInfo: (input) => readUserInfo(services, input),
    userName: (input) => readUserName(services, input),
    profileChange: (input) => changeProfile(services, input),
    passwordChange: (input) => changePassword(services, input),
    forgetPassword: (input) => forgetPassword(services, input),
    forgetPasswordCodeMatch: (input) => matchCode(services, input),
    userResetPassword: (input) => resetPassword(services, input),
  };
}
