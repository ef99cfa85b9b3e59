import { memo, type ReactNode } from 'react';
import { PaneBox } from './editor-shell.ts';
import { Form } from './form/form.tsx';
import type { HeadOptions } from './form/details-form.tsx';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';
import { Outline } from './outline/outline.tsx';
import { panes, type Pane } from './pane-tabs.tsx';
import { StudentPreview } from './preview/student-preview.tsx';
import { SortArea } from '../../primitives/editor/sort/sort-area.tsx';

export interface EditorPanesProps extends HeadOptions {
  /** Begins the ids of tabs and panes. */
  base: string;
  wide: boolean;
  /** The one that is in sight where it is narrow. */
  pane: Pane;
  /** The place of the form that has the focus. */
  current: string;
  /** Instead of the built-in preview. */
  preview: ReactNode;
}

/** The three panes. They take the draft from its context, so that this is drawn again for its own sake only. */
export const EditorPanes = memo(function EditorPanes(props: EditorPanesProps) {
  const { base, wide, pane, current, preview, ...options } = props;
  const m = useEditorMessages();
  return (
    <SortArea>
      <div data-part="panes">
        {panes.map((name) => (
          <PaneBox
            key={name}
            id={`${base}-pane-${name}`}
            data-pane={name}
            data-out={(!wide && name !== pane) || undefined}
            data-density={name === 'preview' ? 'comfortable' : undefined}
            role={wide ? 'region' : 'tabpanel'}
            {...(wide ? { 'aria-label': m.panes[name] } : { 'aria-labelledby': `${base}-tab-${name}` })}
            // A pane that scrolls can be scrolled by keys.
            tabIndex={wide ? 0 : undefined}
          >
            {name === 'outline' && <Outline current={current} />}
            {name === 'form' && <Form {...options} />}
            {name === 'preview' && (preview ?? <StudentPreview />)}
          </PaneBox>
        ))}
      </div>
    </SortArea>
  );
});
