import { Banner, Button, Dialog, IconButton, QuietButton, Stack, TextField, token, useUi } from '@rubrica/ui';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { paperLimits } from '../../paper/limits.ts';
import type { PaperVersion } from '../../paper/paper.ts';
import { keepReviewerName, useReviewerName } from '../editorial/reviewer-name.ts';
import { usePaperMessages } from './messages/use-paper-messages.ts';

const List = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[8]};
  }
  & [data-part='name'] {
    flex: 1;
    min-inline-size: 14ch;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
`;

interface VersionsDialogProps {
  versions: readonly PaperVersion[];
  onSave: (version: { name: string; by: string; at: string }) => void;
  onRestore: (version: PaperVersion) => void;
  onRemove: (id: string) => void;
  /** Puts a removed version back in its place. */
  onPutBack: (version: PaperVersion, place: number) => void;
  onClose: () => void;
}

/** The versions of the paper: keeps one, brings one back, or removes one. Those that are removed can be put back while it is open. */
export function VersionsDialog({ versions, onSave, onRestore, onRemove, onPutBack, onClose }: VersionsDialogProps) {
  const { versions: m, said } = usePaperMessages();
  const { language } = useUi();
  const [name, setName] = useState('');
  const [removed, setRemoved] = useState<readonly { version: PaperVersion; place: number }[]>([]);
  const last = removed.at(-1);
  const list = useRef<HTMLUListElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const by = useReviewerName();
  const isFull = versions.length >= paperLimits.versions;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const save = () => {
    onSave({ name: name.trim() || m.unnamed(versions.length + 1), by, at: new Date().toISOString() });
    setName('');
  };
  const remove = (version: PaperVersion) => {
    flushSync(() => {
      onRemove(version.id);
      setRemoved([...removed, { version, place: versions.indexOf(version) }]);
    });
    // The button that had the focus is gone. That of the next version would remove it with a second press.
    undoButton.current?.focus();
  };
  const putBack = ({ version, place }: (typeof removed)[number]) => {
    flushSync(() => {
      onPutBack(version, place);
      setRemoved(removed.slice(0, -1));
    });
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(version.id)}"] button`)?.focus();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      // The reviewer's name is kept as it is typed.
      hasUnsaved={name.trim() !== ''}
      title={m.title}
      description={m.text}
      actions={<Button onClick={onClose}>{m.done}</Button>}
    >
      <Stack>
        <TextField
          label={m.name}
          value={name}
          maxLength={300}
          dir="auto"
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={m.by}
          value={by}
          maxLength={100}
          dir="auto"
          onChange={(event) => keepReviewerName(event.target.value)}
        />
        <div>
          <Button variant="primary" disabled={isFull} onClick={save}>
            {m.save}
          </Button>
          {isFull && <p>{m.full}</p>}
        </div>
        {last && (
          <Banner
            // Each removal is said.
            key={last.version.id}
            tone="info"
            announce
            action={
              <QuietButton ref={undoButton} disabled={isFull} onClick={() => putBack(last)}>
                {said.undo}
              </QuietButton>
            }
          >
            {m.removed(last.version.name)}
          </Banner>
        )}
        {versions.length > 0 && (
          <List ref={list} aria-label={m.title}>
            {versions.toReversed().map((version) => (
              <li key={version.id} data-id={version.id}>
                <span data-part="name">
                  <bdi>{version.name}</bdi>
                  <small>{[date.format(new Date(version.at)), version.by].filter(Boolean).join(' · ')}</small>
                </span>
                <QuietButton onClick={() => onRestore(version)}>{m.restore}</QuietButton>
                <IconButton
                  label={m.remove(version.name)}
                  icon={<Trash2 aria-hidden="true" />}
                  tone="danger"
                  onClick={() => remove(version)}
                />
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Dialog>
  );
}
