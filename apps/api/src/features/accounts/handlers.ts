import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { changePassword } from './password/change-password.ts';
import { changeProfile } from './profile/change-profile.ts';
import { forgetPassword } from './password/forget-password.ts';
import { login } from './login/login.ts';
import { logout } from './login/logout.ts';
import { matchCode } from './password/match-code.ts';
import { readUserInfo } from './profile/read-user-info.ts';
import { readUserName } from './profile/read-user-name.ts';
import { register } from './login/register.ts';
import { resetPassword } from './password/reset-password.ts';

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
