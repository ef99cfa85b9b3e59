import { useCommitted } from '../../../primitives/views/use-committed.ts';
import { useDraftOnPage } from './editor-workspace.ts';

/** Renders nothing. Its layout effect runs after those of the panes, so the field to focus already exists. */
export function FocusAfterChange({ onChangeRendered }: { onChangeRendered: () => void }) {
  const { draft } = useDraftOnPage();
  useCommitted(onChangeRendered, [draft, onChangeRendered]);
  return null;
}
