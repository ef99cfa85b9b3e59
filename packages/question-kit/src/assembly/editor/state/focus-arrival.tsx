import { useLayoutEffect } from 'react';
import { useDraftOnPage } from './editor-workspace.ts';

/** Stands after the panes and shows nothing: it tells when they show a changed draft, for the focus to go where it belongs. */
export function FocusArrival({ onArrive }: { onArrive: () => void }) {
  const { draft } = useDraftOnPage();
  useLayoutEffect(onArrive, [draft, onArrive]);
  return null;
}
