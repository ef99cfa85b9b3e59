import { styled } from 'styled-components';
import { questionOf } from '../../core/defaults.ts';
import { QuestionMarker } from '../../marker/question-marker.tsx';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import type { PaneProps } from './pane-props.ts';
import { TriedPane, type TriedViewProps } from './tried-pane.tsx';

/** Everything in it can be read and nothing changed, where it is disabled. */
const Still = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** The answers with the machine's marks, as a person marks them. */
export function MarkerView({ draft, entries, onEntries, readOnly }: TriedViewProps) {
  const { panes: messages } = useWorkbenchMessages();
  return (
    <Still disabled={readOnly}>
      <QuestionMarker
        question={questionOf(draft)}
        value={entries}
        onChange={onEntries}
        by={messages.you}
        attempt="workbench"
      />
    </Still>
  );
}

/** The pane in which a designer marks the trial answers. */
export default function MarkerPane(props: PaneProps) {
  return <TriedPane {...props} view={MarkerView} />;
}
