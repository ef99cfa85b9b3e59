import { publishTokenDays, type PublishToken } from '@rubrica/api-client/contract';
import { Banner, Button, Dialog, QuietButton, Select, Skeleton, Stack, TextField, token } from '@rubrica/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { tokenMessages } from './messages.ts';

const List = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[16]};
    padding-block: ${token.space[12]};
    border-block-end: 1px solid ${token.color.line};
  }
  & small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

/** The person's tokens for publishing papers: the way to make one, which is shown once, and to revoke them. */
export default function PublishTokensDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(tokenMessages);
  const query = useQuery({
    queryKey: keyOf('Auth', 'publish-tokens'),
    queryFn: ({ signal }) => api.listPublishTokens({ signal }),
  });
  return (
    <Dialog open onClose={onClose} title={m.title} description={m.lead}>
      <Stack gap={24}>
        <NewToken />
        <QueryView query={query} skeleton={<Skeleton height="40px" />}>
          {({ items }) => (items.length === 0 ? <p>{m.none}</p> : <Tokens tokens={items} />)}
        </QueryView>
      </Stack>
    </Dialog>
  );
}

function Tokens({ tokens }: { tokens: readonly PublishToken[] }) {
  const m = useMessages(tokenMessages);
  const common = useCommonMessages();
  const format = useFormat();
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: ({ _id: id }: PublishToken) => api.removePublishToken({ params: { id } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return invalidate(client, 'Auth');
    },
    onError: (error) => toast.error(errorText(error, common)),
  });
  return (
    <List>
      {tokens.map((one) => (
        <li key={one._id}>
          <div>
            <b>
              <bdi>{one.name}</bdi>
            </b>
            <small>
              {m.until(format.date(one.expiresAt))} ·{' '}
              {one.lastUsedAt ? m.used(format.fromNow(one.lastUsedAt)) : m.unused}
            </small>
          </div>
          <QuietButton
            tone="danger"
            loading={revoke.isPending && revoke.variables._id === one._id}
            onClick={() => revoke.mutate(one)}
          >
            {m.revoke(one.name)}
          </QuietButton>
        </li>
      ))}
    </List>
  );
}

type Days = (typeof publishTokenDays)[number];

function NewToken() {
  const m = useMessages(tokenMessages);
  const common = useCommonMessages();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [days, setDays] = useState<Days>(90);
  const [isChecked, setChecked] = useState(false);
  const make = useMutation({
    mutationFn: () => api.createPublishToken({ body: { name: name.trim(), days } }),
    onSuccess: () => {
      setName('');
      setChecked(false);
      return invalidate(client, 'Auth');
    },
    onError: (error) => toast.error(errorText(error, common)),
  });
  const copy = async (made: string) => {
    try {
      await navigator.clipboard.writeText(made);
      toast.success(m.copied);
    } catch {
      // A page that came by plain HTTP has no clipboard.
      toast.error(m.notCopied);
    }
  };
  const made = make.data?.token;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (name.trim() !== '') make.mutate();
      }}
    >
      <Stack gap={16}>
        {made !== undefined && (
          <Banner
            tone="success"
            announce
            title={m.made}
            action={<Button onClick={() => void copy(made)}>{m.copy}</Button>}
          >
            <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
              {made}
            </code>
          </Banner>
        )}
        <TextField
          label={m.name}
          hint={m.nameHint}
          maxLength={100}
          value={name}
          error={isChecked && name.trim() === '' ? m.nameMissing : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Select
          label={m.days}
          value={String(days)}
          options={publishTokenDays.map((each) => ({ value: String(each), label: m.dayCount(each) }))}
          onChange={(value) => setDays(publishTokenDays.find((each) => String(each) === value) ?? 90)}
        />
        <div>
          <Button type="submit" variant="primary" loading={make.isPending}>
            {m.make}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
