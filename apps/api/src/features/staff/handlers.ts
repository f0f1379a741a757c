import { createExportTurns } from '../../platform/exports/export-turns.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { exportAuditLog } from './audit/export-audit-log.ts';
import { listAuditLog } from './audit/list-audit-log.ts';
import { acceptInvitation } from './members/accept-invitation.ts';
import { memberHandlers } from './members/handlers.ts';
import { finishEnrolment } from './second-factor/finish-enrolment.ts';
import { startEnrolment } from './second-factor/start-enrolment.ts';
import { turnFactorOff } from './second-factor/turn-off.ts';
import { confirmByPassword } from './sign-in/confirm-by-password.ts';
import { enterCode } from './sign-in/enter-code.ts';
import { endOtherSessions, endSession, listSessions } from './sign-in/own-sessions.ts';
import { sessionView } from './sign-in/session-view.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';

type StaffEndpoint =
  | 'adminSignIn'
  | 'adminCode'
  | 'adminConfirm'
  | 'adminInvitation'
  | 'adminSignOut'
  | 'adminSession'
  | 'adminSessions'
  | 'adminSessionEnd'
  | 'adminSessionsEndOthers'
  | 'adminSecondFactorStart'
  | 'adminSecondFactorFinish'
  | 'adminSecondFactorOff'
  | 'adminAuditLog'
  | 'adminAuditExport';

/** The endpoints for signing in to the console, managing its staff and reading the audit log. */
export function staffHandlers(services: Services): Pick<Handlers, StaffEndpoint> & ReturnType<typeof memberHandlers> {
  const inTurn = createExportTurns();
  return {
    adminSignIn: (input) => signIn(services, input),
    adminCode: (input) => enterCode(services, input),
    adminConfirm: (input) => confirmByPassword(services, input),
    adminInvitation: (input) => acceptInvitation(services, input),
    adminSignOut: (input) => signOut(services, input),
    adminSession: async ({ staff }) => ({ success: true, data: sessionView(staff) }),
    adminSessions: (input) => listSessions(services, input),
    adminSessionEnd: (input) => endSession(services, input),
    adminSessionsEndOthers: (input) => endOtherSessions(services, input),
    adminSecondFactorStart: (input) => startEnrolment(services, input),
    adminSecondFactorFinish: (input) => finishEnrolment(services, input),
    adminSecondFactorOff: (input) => turnFactorOff(services, input),
    adminAuditLog: ({ query }) => listAuditLog(services, query),
    adminAuditExport: (input) => inTurn(() => exportAuditLog(services, input)),
    ...memberHandlers(services),
  };
}
