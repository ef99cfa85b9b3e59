import { addons } from 'storybook/preview-api';
import { panelEvents } from '../../packages/question-kit/src/assembly/workbench/panel/report.ts';

/** The newest report, for a panel that is opened later. */
let last: unknown = null;

async function listen(): Promise<void> {
  const channel = await addons.ready();
  channel.on(panelEvents.report, (report: unknown) => {
    last = report;
  });
  channel.on(panelEvents.ask, () => channel.emit(panelEvents.report, last));
}

void listen();

export default {};
