export { RegisterScreen as Component } from '../../features/auth/register-screen.tsx';
