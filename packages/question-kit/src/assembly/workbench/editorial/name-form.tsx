import { Button, Cluster, QuietButton, Stack, TextField, token } from '@rubrica/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';
import { keepReviewerName } from './reviewer-name.ts';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
`;

/** Asks for the name under which remarks are written, once; after that it says it. */
export function NameForm({ name, onKept }: { name: string; onKept: () => void }) {
  const { name: messages, threads } = useEditorialMessages();
  const [typed, setTyped] = useState<string | null>(name === '' ? '' : null);
  const field = useRef<HTMLInputElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const change = () => {
    flushSync(() => setTyped(name));
    field.current?.focus();
    field.current?.select();
  };
  const cancel = () => {
    if (name === '') return;
    flushSync(() => setTyped(null));
    changeButton.current?.focus();
  };
  if (typed === null) {
    return (
      <Line>
        <bdi>{messages.you(name)}</bdi>
        <QuietButton ref={changeButton} onClick={change}>
          {messages.change}
        </QuietButton>
      </Line>
    );
  }
  const keep = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    flushSync(() => {
      keepReviewerName(typed.trim());
      setTyped(null);
    });
    onKept();
  };
  return (
    <form onSubmit={keep}>
      <Stack gap={8}>
        <TextField
          ref={field}
          label={messages.label}
          hint={messages.hint}
          autoComplete="name"
          maxLength={100}
          dir="auto"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') cancel();
          }}
        />
        <Cluster gap={8}>
          <Button type="submit" disabled={typed.trim() === ''}>
            {messages.save}
          </Button>
          {name !== '' && <QuietButton onClick={cancel}>{threads.cancel}</QuietButton>}
        </Cluster>
      </Stack>
    </form>
  );
}
