export { ChangePasswordScreen as Component } from '../../features/auth/change-password-screen.tsx';
