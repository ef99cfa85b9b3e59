export { GroupsPage as Component } from '../../features/groups/groups-page.tsx';
