import { memo, type ReactNode } from 'react';
import { EditorColumns } from './editor-columns.tsx';
import { PaneBox } from './editor-shell.ts';
import { Form } from './form/form.tsx';
import type { DetailsOptions } from './form/details-form.tsx';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';
import { Outline } from './outline/outline.tsx';
import type { Pane } from './pane-tabs.tsx';
import { StudentPreview } from './preview/student-preview.tsx';
import { SortArea } from '../../primitives/editor/sort/sort-area.tsx';

export interface EditorPanesProps extends DetailsOptions {
  /** Prefix of the ids of tabs and panes. */
  idPrefix: string;
  isWide: boolean;
  /** The visible pane in the narrow layout. */
  pane: Pane;
  /** The part of the form that has the focus, for example `questions.2`. */
  currentPart: string;
  /** Instead of the built-in preview. */
  preview: ReactNode;
}

/** The three panes. They read the draft from its context, so that a change of the draft does not render this component. */
export const EditorPanes = memo(function EditorPanes(props: EditorPanesProps) {
  const { idPrefix, isWide, pane, currentPart, preview, ...options } = props;
  const m = useEditorMessages();
  const paneOf = (name: Pane, children: ReactNode) => (
    <PaneBox
      id={`${idPrefix}-pane-${name}`}
      data-pane={name}
      data-out={(!isWide && name !== pane) || undefined}
      data-density={name === 'preview' ? 'comfortable' : undefined}
      role={isWide ? 'region' : 'tabpanel'}
      {...(isWide ? { 'aria-label': m.panes[name] } : { 'aria-labelledby': `${idPrefix}-tab-${name}` })}
      // A pane that scrolls can be scrolled by keys.
      tabIndex={0}
    >
      {children}
    </PaneBox>
  );
  return (
    <SortArea>
      <EditorColumns
        isWide={isWide}
        outline={paneOf('outline', <Outline currentPart={currentPart} />)}
        form={paneOf('form', <Form {...options} />)}
        preview={paneOf('preview', preview ?? <StudentPreview />)}
      />
    </SortArea>
  );
});
