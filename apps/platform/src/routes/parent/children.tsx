export { ChildrenPage as Component } from '../../features/children/children-page.tsx';
