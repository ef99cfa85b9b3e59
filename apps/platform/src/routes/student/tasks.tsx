export { TasksPage as Component } from '../../features/student-tasks/tasks-page.tsx';
