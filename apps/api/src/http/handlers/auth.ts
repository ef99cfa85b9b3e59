import { adminResetPassword } from '../../services/auth/admin-reset-password.ts';
import { changePassword } from '../../services/auth/change-password.ts';
import { endSession } from '../../services/auth/end-session.ts';
import { forceLogin } from '../../services/auth/force-login.ts';
import { getMe } from '../../services/auth/get-me.ts';
import { listSessions } from '../../services/auth/list-sessions.ts';
import { login } from '../../services/auth/login.ts';
import { logout } from '../../services/auth/logout.ts';
import { register } from '../../services/auth/register.ts';
import { resetPassword } from '../../services/auth/reset-password.ts';
import { sendOtp } from '../../services/auth/send-otp.ts';
import { updateMe } from '../../services/auth/update-me.ts';
import { verifyOtp } from '../../services/auth/verify-otp.ts';
import { renewInvitation } from '../../services/invitations/renew-invitation.ts';
import { checkAccountLink } from '../../services/setup/check-account-link.ts';
import { createFirstAdmin } from '../../services/setup/create-first-admin.ts';
import { setPasswordByLink } from '../../services/setup/set-password-by-link.ts';

export const authHandlers = {
  login,
  register,
  logout,
  changePassword,
  sendOtp,
  verifyOtp,
  resetPassword,
  adminResetPassword,
  checkAccountLink,
  createFirstAdmin,
  setPasswordByLink,
  renewInvitation,
  forceLogin,
  getMe,
  updateMe,
  listSessions,
  endSession,
};
