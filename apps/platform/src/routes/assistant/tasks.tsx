export { AssistantTasksPage as Component } from '../../features/tasks/assistant-tasks-page.tsx';
