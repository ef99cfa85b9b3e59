import type { QuestionVersion } from '@rubrica/api-client/contract';
import { Button, Chip, Cluster, Heading, QuietButton, Skeleton, Stack, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useKeepFocus } from '../../../lib/focus/use-keep-focus.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useNamedOptions } from '../../../lib/options/use-options.ts';
import { LoadError } from '../../../lib/page/load-error.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { useQuestionNames } from '../../../lib/questions/question-names.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { TagDialog } from './tag-dialog.tsx';
import { UsesList } from './uses-list.tsx';
import { VersionView } from './versions/version-view.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${token.space[32]};
  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 2fr) minmax(280px, 1fr);
    align-items: start;
  }
`;

const VersionList = styled.ol`
  display: grid;
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;

  & button {
    display: grid;
    gap: ${token.space[4]};
    inline-size: 100%;
    min-block-size: 44px;
    padding: ${token.space[8]} ${token.space[12]};
    border: 1px solid ${token.color.line};
    border-radius: 10px;
    background: ${token.color.surface};
    color: ${token.color.ink};
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & button:hover {
    background: ${token.color.hover};
  }
  & button[aria-pressed='true'] {
    border-color: ${token.color.accent};
    background: ${token.color.accentSoft};
  }
  /* Seen in forced colours, where the others are gone. */
  & button[aria-pressed='true']:not(:focus-visible) {
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  & small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

const Soft = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
`;

function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Cluster justify="space-between">
        <Heading level={2} size={18} id={id}>
          {title}
        </Heading>
        {action}
      </Cluster>
      {children}
    </Stack>
  );
}

function Version({ version, isNewest }: { version: QuestionVersion; isNewest: boolean }) {
  const { details: messages } = useMessages({ en, ar });
  const { dateTime } = useFormat();
  const { rev, savedAt, author, restoredFrom } = version;
  return (
    <>
      <Cluster as="span" gap={8}>
        <b>{messages.version(rev)}</b>
        {isNewest && <Chip tone="accent">{messages.current}</Chip>}
      </Cluster>
      <small>{messages.saved(dateTime(savedAt), author?.name ?? messages.unknownAuthor)}</small>
      {restoredFrom !== null && <small>{messages.restoredFrom(restoredFrom)}</small>}
    </>
  );
}

function Versions({ question }: { question: string }) {
  const { details: messages } = useMessages({ en, ar });
  const [address, setAddress] = useSearchParams();
  const names = {
    category: useNamedOptions('categories'),
    level: useNamedOptions('levels'),
    diploma: useNamedOptions('diplomas'),
  };
  const query = useQuery({
    queryKey: keyOf('Question', 'versions', question),
    queryFn: ({ signal }) => api.listQuestionVersions({ params: { id: question }, signal }),
  });
  const list = useRef<HTMLOListElement>(null);
  // The newest version, which is shown once another is brought back, has no button for that.
  const kept = useKeepFocus(() => list.current?.querySelector('button')?.focus());
  if (query.isError) return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton height="240px" />;
  const versions = query.data.items;
  const chosen = versions.find(({ rev }) => String(rev) === address.get('version')) ?? versions[0];
  const choose = (rev: number | undefined) =>
    setAddress(rev === undefined ? {} : { version: String(rev) }, { replace: true });
  return (
    <Stack gap={16} {...kept}>
      <Soft>{messages.versionsLead}</Soft>
      <VersionList ref={list}>
        {versions.map((version, index) => (
          <li key={version.rev}>
            <button type="button" aria-pressed={version === chosen} onClick={() => choose(version.rev)}>
              <Version version={version} isNewest={index === 0} />
            </button>
          </li>
        ))}
      </VersionList>
      {chosen && (
        <VersionView
          key={chosen.rev}
          question={question}
          version={chosen}
          versions={versions}
          names={names}
          onRestored={() => choose(undefined)}
        />
      )}
    </Stack>
  );
}

/** A question in the bank: its tags, where it is used, and its versions. */
export function QuestionDetailsPage({ question }: { question: string }) {
  const { details: messages, tagsPage, ...bank } = useMessages({ en, ar });
  const { skillNames, typeName } = useQuestionNames();
  const [isTagging, setTagging] = useState(false);
  const query = useQuery({
    queryKey: keyOf('Question', 'details', question),
    queryFn: ({ signal }) => api.getQuestion({ params: { id: question }, signal }),
  });
  return (
    <QueryView query={query} errorTitle={messages.notLoaded}>
      {({ _id, content, tags }) => (
        <Page
          title={content.title}
          lead={`${skillNames[content.type]} · ${typeName(content.subQuestionType)}`}
          breadcrumbs={[{ label: tagsPage.questionsPage, to: '/admin/questions' }]}
          width="wide"
          action={
            <Cluster>
              <Button to={`/admin/questions/statistics/${_id}`}>{messages.statistics}</Button>
              <Button variant="primary" to={`/admin/questions/edit/${_id}`}>
                {messages.edit}
              </Button>
            </Cluster>
          }
        >
          <Columns>
            <Section title={messages.versions}>
              <Versions question={_id} />
            </Section>
            <Stack gap={32}>
              <Section
                title={bank.tags}
                action={
                  <QuietButton icon={<Tags aria-hidden="true" />} onClick={() => setTagging(true)}>
                    {bank.editTags}
                  </QuietButton>
                }
              >
                {tags.length === 0 ? (
                  <Soft>{bank.noTag}</Soft>
                ) : (
                  <Cluster gap={8}>
                    {tags.map((tag) => (
                      <Chip key={tag} tone="accent">
                        <bdi>{tag}</bdi>
                      </Chip>
                    ))}
                  </Cluster>
                )}
              </Section>
              <Section title={bank.usedIn}>
                <UsesList question={_id} />
              </Section>
            </Stack>
          </Columns>
          {isTagging && (
            <TagDialog questions={[{ _id, title: content.title, tags }]} onClose={() => setTagging(false)} />
          )}
        </Page>
      )}
    </QueryView>
  );
}
