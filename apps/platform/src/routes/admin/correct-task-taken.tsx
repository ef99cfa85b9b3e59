import { Page } from '../../lib/page/page.tsx';

export function Component() {
  return <Page title="correct-task-taken" />;
}
