import { Playground, type PlaygroundProps } from './playground.tsx';
import { viewArgs, type ViewArgs } from './view-args.ts';

type RenderedArgs = PlaygroundProps & Pick<ViewArgs, 'view'>;

/** Renders a playground in a view, with what the toolbar says about model answers and editing. */
export function renderPlayground(args: RenderedArgs, { globals }: { globals: Record<string, unknown> }) {
  return <Playground {...viewArgs(globals)} {...args} />;
}
