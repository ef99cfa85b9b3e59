import { Button, Dialog, QuietButton, TextField } from '@rubrica/ui';
import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { useEditorMessages } from '../messages/use-editor-messages.ts';

/** Returns the address of a link; `https://` is added if no protocol is typed. */
function addressOf(typed: string): string | null {
  const text = typed.trim();
  const full = /^[a-z][a-z+.-]*:/iu.test(text) ? text : text.includes('@') ? `mailto:${text}` : `https://${text}`;
  if (!/^(https?:|mailto:)/iu.test(full)) return null;
  return URL.canParse(full) ? full : null;
}

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
    const href = addressOf(typed);
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
