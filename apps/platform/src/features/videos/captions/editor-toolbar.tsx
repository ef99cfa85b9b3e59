import { Button, Chip, Dialog, IconButton, Menu, QuietButton, TextField, token } from '@rubrica/ui';
import { CircleHelp, Ellipsis, FileDown, FileUp, MoveHorizontal, Plus, Redo2, Undo2 } from 'lucide-react';
import { useState, type FormEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { shiftAll, toCues } from '../../../lib/captions/cue-edits.ts';
import { captionWriters } from '../../../lib/captions/write-captions.ts';
import { downloadText } from '../../../lib/files/download-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { KeysDialog } from '../../../lib/keyboard/keys-dialog.tsx';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { latinDigits } from '../../../lib/text/latin-digits.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { CaptionFileDialog } from './caption-file-dialog.tsx';
import type { useCues } from './use-cues.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[8]};
  padding: ${token.space[4]} ${token.space[8]};
  border-block-end: 1px solid ${token.color.line};
  & > [data-part='end'] {
    display: flex;
    align-items: center;
    gap: ${token.space[4]};
    margin-inline-start: auto;
  }
`;

interface EditorToolbarProps {
  cues: ReturnType<typeof useCues>;
  /** Without its ending. */
  fileName: string;
  /** How many lines need a look. */
  problemCount: number;
  onNextProblem: () => void;
  addButton: RefObject<HTMLButtonElement | null>;
  onAdd: () => void;
}

type Opened = 'shift' | 'file' | 'keys' | null;

/** What can be done with all lines. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { cues, fileName, problemCount, onNextProblem, addButton, onAdd } = props;
  const { editor: messages } = useMessages({ en, ar });
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const download = (format: keyof typeof captionWriters) =>
    downloadText(`${fileName}.${format}`, captionWriters[format](toCues(cues.now())));
  return (
    <Bar>
      <QuietButton ref={addButton} icon={<Plus aria-hidden="true" />} onClick={onAdd}>
        {messages.add}
      </QuietButton>
      {problemCount > 0 && (
        <>
          <Chip tone="warning">{messages.problemCount(problemCount)}</Chip>
          <QuietButton onClick={onNextProblem}>{messages.nextProblem}</QuietButton>
        </>
      )}
      <div data-part="end">
        <IconButton
          label={messages.undo}
          shortcut="Ctrl+Z"
          icon={<Undo2 aria-hidden="true" data-mirror="" />}
          aria-disabled={!cues.canUndo}
          onClick={cues.undo}
        />
        <IconButton
          label={messages.redo}
          shortcut="Ctrl+Shift+Z"
          icon={<Redo2 aria-hidden="true" data-mirror="" />}
          aria-disabled={!cues.canRedo}
          onClick={cues.redo}
        />
        <Menu
          align="end"
          trigger={<IconButton hideTooltip label={messages.more} icon={<Ellipsis aria-hidden="true" />} />}
          items={[
            {
              label: messages.shift,
              icon: <MoveHorizontal aria-hidden="true" />,
              disabled: cues.list.length === 0,
              onSelect: () => setOpened('shift'),
            },
            { label: messages.import, icon: <FileUp aria-hidden="true" />, onSelect: () => setOpened('file') },
            { label: messages.downloadVtt, icon: <FileDown aria-hidden="true" />, onSelect: () => download('vtt') },
            { label: messages.downloadSrt, icon: <FileDown aria-hidden="true" />, onSelect: () => download('srt') },
            { divider: true },
            { label: messages.keys, icon: <CircleHelp aria-hidden="true" />, onSelect: () => setOpened('keys') },
          ]}
        />
      </div>
      {opened === 'shift' && <ShiftDialog cues={cues} onClose={close} />}
      {opened === 'file' && (
        <CaptionFileDialog
          onRead={(read) => {
            cues.take(read);
            close();
          }}
          onClose={close}
        />
      )}
      {opened === 'keys' && <KeysDialog title={messages.keys} keys={messages.keyTable} onClose={close} />}
    </Bar>
  );
}

/** Moves all lines by a time. */
function ShiftDialog({ cues, onClose }: { cues: ReturnType<typeof useCues>; onClose: () => void }) {
  const { editor: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const { number } = useFormat();
  const [seconds, setSeconds] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Other decimal signs are those of other languages, and a minus of typesetting comes with pasted text.
    const by = Number(latinDigits(seconds.trim()).replace(/[,٫]/u, '.').replace('−', '-'));
    if (seconds.trim() === '' || !Number.isFinite(by)) return setWrong(true);
    const before = cues.now();
    const after = shiftAll(before, by * 1000);
    cues.change(after);
    onClose();
    const byMs = (after[0]?.startMs ?? 0) - (before[0]?.startMs ?? 0);
    if (byMs === 0 && by < 0) toast.info(messages.notShifted);
    else if (byMs !== Math.round(by * 1000)) toast.info(messages.shiftCutShort(number(-byMs / 1000)));
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      hasUnsaved={false}
      title={messages.shift}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" form="shift-lines" variant="primary">
            {messages.shiftApply}
          </Button>
        </>
      }
    >
      <form id="shift-lines" noValidate onSubmit={submit}>
        <TextField
          label={messages.shiftLabel}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          value={seconds}
          error={isWrong ? messages.shiftWrong : undefined}
          onChange={({ target }) => {
            setSeconds(target.value);
            setWrong(false);
          }}
        />
      </form>
    </Dialog>
  );
}
