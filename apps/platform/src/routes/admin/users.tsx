export { UsersPage as Component } from '../../features/users/users-page.tsx';
