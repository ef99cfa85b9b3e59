export { HomePage as Component } from '../../features/student-tasks/home-page.tsx';
