import { Banner, Skeleton } from '@rubrica/ui';
import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { EditorColumns } from './editor-columns.tsx';
import { PaneBox } from './editor-shell.ts';
import { Form } from './form/form.tsx';
import type { DetailsOptions } from './form/details-form.tsx';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';
import { Outline } from './outline/outline.tsx';
import type { Pane } from './pane-tabs.tsx';
import { SortArea } from '../../primitives/editor/sort/sort-area.tsx';

// With the answer views of all types: a host with a preview of its own does without.
const StudentPreview = lazy<ComponentType>(() =>
  import('./preview/student-preview.tsx').then(
    (module) => ({ default: module.StudentPreview }),
    () => ({ default: MissingPreview }),
  ),
);

/** Stands in the place of a preview whose script could not be loaded; the form goes on without it. */
function MissingPreview() {
  const { preview } = useEditorMessages();
  return <Banner tone="danger">{preview.notLoaded}</Banner>;
}

const builtInPreview = (
  <Suspense fallback={<Skeleton height="240px" />}>
    <StudentPreview />
  </Suspense>
);

export interface EditorPanesProps extends DetailsOptions {
  /** Prefix of the ids of tabs and panes. */
  idPrefix: string;
  /** Whether the panes are beside each other. */
  isWide: boolean;
  /** Whether tabs choose the pane. */
  hasTabs: boolean;
  /** The visible pane where they are not beside each other. */
  pane: Pane;
  /** False where outline and form have the whole width. */
  hasPreview: boolean;
  /** The part of the form that has the focus, for example `questions.2`. */
  currentPart: string;
  /** Instead of the built-in preview. */
  preview: ReactNode;
}

/** The three panes. They read the draft from its context, so that a change of the draft does not render this component. */
export const EditorPanes = memo(function EditorPanes(props: EditorPanesProps) {
  const { idPrefix, isWide, hasTabs, pane, hasPreview, currentPart, preview, ...options } = props;
  const m = useEditorMessages();
  const paneOf = (name: Pane, children: ReactNode) => (
    <PaneBox
      id={`${idPrefix}-pane-${name}`}
      data-pane={name}
      data-out={(!isWide && name !== pane) || (!hasPreview && name === 'preview') || undefined}
      data-density={name === 'preview' ? 'comfortable' : undefined}
      role={hasTabs ? 'tabpanel' : 'region'}
      {...(hasTabs ? { 'aria-labelledby': `${idPrefix}-tab-${name}` } : { 'aria-label': m.panes[name] })}
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
        hasPreview={hasPreview}
        outline={paneOf('outline', <Outline currentPart={currentPart} />)}
        form={paneOf('form', <Form {...options} />)}
        preview={paneOf('preview', preview ?? builtInPreview)}
      />
    </SortArea>
  );
});
