export { LoginScreen as Component } from '../../features/auth/login/login-screen.tsx';
