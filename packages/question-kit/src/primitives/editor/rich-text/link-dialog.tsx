import { Button, Dialog, QuietButton, TextField } from '@rubrica/ui';
import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import { linkAddressOf } from './link-address.ts';

/** Asks for the address of a link on the selected words. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const m = useEditorMessages();
  const current: unknown = editor.getAttributes('link')['href'];
  const [typed, setTyped] = useState(typeof current === 'string' ? current : '');
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = linkAddressOf(typed);
    if (href === null) {
      setRefused(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  };

  return (
    <Dialog
      open
      onClose={close}
      title={m.link.title}
      size="small"
      initialFocus={input}
      actions={
        <>
          {editor.isActive('link') && (
            <QuietButton
              tone="danger"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {m.link.remove}
            </QuietButton>
          )}
          <Button variant="primary" onClick={apply}>
            {m.link.apply}
          </Button>
        </>
      }
    >
      <TextField
        ref={input}
        data-own-undo=""
        label={m.link.address}
        dir="ltr"
        inputMode="url"
        placeholder="https://"
        value={typed}
        error={refused ? m.link.refused : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
    </Dialog>
  );
}
