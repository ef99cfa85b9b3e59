import { Button, Checkbox, EmptyState, foldText, SearchField, Skeleton, Stack, token } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { Page } from '../../../lib/page/page.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { Rows, Section } from '../../../lib/page/section.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { MessageBubble } from './preview-parts.tsx';
import { sendsPath } from './sends-path.ts';

type Automations = Awaited<ReturnType<typeof api.listWhatsAppAutomations>>;
const kinds = ['due-tomorrow', 'absent-today'] as const;
type Kind = (typeof kinds)[number];

/** From how many groups on they can be searched. */
const searchFrom = 12;

const queryKey = keyOf('WhatsAppAutomation');

const Texts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${token.space[16]};
  align-items: start;
`;

const Folded = styled.details`
  & > summary {
    padding-block: 11px;
    inline-size: fit-content;
    font-size: ${token.font[14]};
    cursor: pointer;
  }
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[24]};
`;

/** Which messages are sent by themselves, for which groups: none until somebody switches one on. */
export function AutomationsPage() {
  const { automatic: m, list } = useMessages({ en, ar });
  // On a phone the switches come first; what is sent is one press away.
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const query = useQuery({ queryKey, queryFn: ({ signal }) => api.listWhatsAppAutomations({ signal }) });
  return (
    <Page title={m.title} lead={m.lead} width="normal" breadcrumbs={[{ label: list.title, to: sendsPath() }]}>
      <QueryView
        query={query}
        errorTitle={m.notLoaded}
        loadingLabel={m.loading}
        skeleton={
          <Stack gap={12}>
            <Skeleton height="96px" />
            <Skeleton height="48px" />
            <Skeleton height="48px" />
          </Stack>
        }
      >
        {(automations) => (
          <Stack gap={32}>
            {kinds.map((kind) => (
              <Section key={kind} title={m.kinds[kind]} lead={m.about[kind]}>
                {isNarrow ? (
                  <Folded>
                    <summary>{m.text}</summary>
                    <KindTexts texts={automations.texts[kind]} />
                  </Folded>
                ) : (
                  <KindTexts texts={automations.texts[kind]} />
                )}
              </Section>
            ))}
            <Groups items={automations.items} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

function KindTexts({ texts }: { texts: Automations['texts'][Kind] }) {
  return (
    <Texts>
      {(['en', 'ar'] as const).map((language) => (
        <MessageBubble key={language} language={language} text={texts[language]} />
      ))}
    </Texts>
  );
}

function Groups({ items }: { items: Automations['items'] }) {
  const { automatic: m } = useMessages({ en, ar });
  const [search, setSearch] = useState('');
  if (items.length === 0) {
    return (
      <EmptyState title={m.none} action={<Button to="/admin/groups">{m.toGroups}</Button>}>
        {m.noneText}
      </EmptyState>
    );
  }
  const wanted = foldText(search.trim());
  const shown = items.filter(({ group }) => foldText(group.name).includes(wanted));
  return (
    <Section title={m.groups}>
      {items.length >= searchFrom && <SearchField label={m.search} value={search} onChange={setSearch} />}
      <Rows aria-label={m.groups}>
        {shown.map((item) => (
          <GroupRow key={item.group._id} item={item} />
        ))}
      </Rows>
    </Section>
  );
}

function GroupRow({ item }: { item: Automations['items'][number] }) {
  const { automatic: m } = useMessages({ en, ar });
  const client = useQueryClient();
  const runChange = useRunChange();
  const [changing, setChanging] = useState<Kind | null>(null);
  const isOn = { 'due-tomorrow': item.dueTomorrow, 'absent-today': item.absentToday };
  const change = async (kind: Kind, next: boolean) => {
    setChanging(kind);
    // The toast says what went wrong.
    await runChange(async () => {
      const body = { group: item.group._id, kind, isOn: next };
      client.setQueryData(queryKey, await api.updateWhatsAppAutomation({ body }));
      return (next ? m.on : m.off)(m.kinds[kind], item.group.name);
    }, m.failed).catch(() => {});
    setChanging(null);
  };
  return (
    <li>
      <b>
        <bdi>{item.group.name}</bdi>
      </b>
      <Switches role="group" aria-label={item.group.name}>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={m.kinds[kind]}
            checked={changing === kind ? !isOn[kind] : isOn[kind]}
            onChange={({ target }) => changing === null && void change(kind, target.checked)}
          />
        ))}
      </Switches>
    </li>
  );
}
