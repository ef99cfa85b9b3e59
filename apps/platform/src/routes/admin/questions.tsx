export { QuestionsPage as Component } from '../../features/questions/questions-page.tsx';
