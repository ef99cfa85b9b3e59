import { Button, Chip, IconButton, Menu, token, type MenuItem } from '@rubrica/ui';
import { EllipsisVertical, Redo2, Send, Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { SaveIndicator } from '../../../lib/saving/save-indicator.tsx';
import type { SaveState } from '../../../lib/saving/save-state.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { stateTones } from '../state-tones.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[4]} ${token.space[8]};
  /* The bar of a workspace hides paragraphs where it is narrow; whether the book is saved is always in sight. */
  && > p {
    display: inline-flex;
  }
  @media (max-width: 600px) {
    gap: 0 ${token.space[4]};
    /* One line, so that the title gives way. What needs care is said in words, which have a line of their own. */
    &:not(:has(> p[data-tone='care'])) {
      flex: none;
      flex-wrap: nowrap;
    }
    /* Its sign is enough while all is well. */
    && > p:not([data-tone='care']) {
      gap: 0;
      font-size: 0;
    }
    /* The list of books says it too. */
    & > [data-part='state'] {
      display: none;
    }
  }
`;

interface EditorActionsProps {
  saving: SaveState<unknown, unknown>;
  state: keyof typeof stateTones;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  /** What else can be done with the book. */
  more: readonly MenuItem[];
  onPublish: () => void;
}

/** Whether the book is saved, undo and redo, and the way to its readers. */
export function EditorActions(props: EditorActionsProps) {
  const { saving, state, canUndo, canRedo, onUndo, onRedo, more, onPublish } = props;
  const { editor: m, states } = useMessages({ en, ar });
  // The title needs the room.
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const history = [
    { label: m.undo, shortcut: 'Ctrl Z', icon: <Undo2 aria-hidden="true" data-mirror="" />, can: canUndo, run: onUndo },
    {
      label: m.redo,
      shortcut: 'Ctrl Shift Z',
      icon: <Redo2 aria-hidden="true" data-mirror="" />,
      can: canRedo,
      run: onRedo,
    },
  ];
  return (
    <Bar>
      <SaveIndicator state={saving} messages={m.saving} />
      {!isNarrow &&
        history.map(({ label, shortcut, icon, can, run }) => (
          // Not disabled: a disabled button would lose the focus with the last step.
          <IconButton key={label} label={label} shortcut={shortcut} icon={icon} aria-disabled={!can} onClick={run} />
        ))}
      <span data-part="state">
        <Chip tone={stateTones[state]}>{states[state]}</Chip>
      </span>
      <Menu
        align="end"
        trigger={<IconButton label={m.more} icon={<EllipsisVertical aria-hidden="true" />} />}
        items={[
          ...(isNarrow
            ? history.map(({ label, icon, can, run }) => ({ label, icon, disabled: !can, onSelect: run }))
            : []),
          ...more,
        ]}
      />
      <Button variant="primary" icon={<Send aria-hidden="true" />} onClick={onPublish}>
        {state === 'changed' && !isNarrow ? m.publishAgain : m.publish}
      </Button>
    </Bar>
  );
}
