import type { QuestionVersion } from '@rubrica/api-client/contract';
import { ConflictError } from '@rubrica/api-client';
import { answerTemplates, toStudentView, type Question } from '@rubrica/question-kit';
import { QuestionAnswer } from '@rubrica/question-kit/react';
import { Button, Cluster, ConfirmDialog, Select, Skeleton, Stack, Tabs } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../lib/api.ts';
import { useMessages } from '../../../../lib/i18n.ts';
import { PlatformKit } from '../../../../lib/kit/platform-kit.tsx';
import { LoadError } from '../../../../lib/page/load-error.tsx';
import { invalidate, keyOf } from '../../../../lib/query-keys.ts';
import { useRunChange } from '../../../../lib/resource/use-run-change.ts';
import type { FolderNames } from '../folder-tree.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { Differences } from './differences.tsx';

interface VersionViewProps {
  question: string;
  version: QuestionVersion;
  versions: readonly QuestionVersion[];
  names: FolderNames;
  onRestored: () => void;
}

function useVersion(question: string, rev: number | undefined) {
  return useQuery({
    queryKey: keyOf('Question', 'version', question, rev),
    queryFn: ({ signal }) => api.getQuestionVersion({ params: { id: question, rev: String(rev) }, signal }),
    enabled: rev !== undefined,
    staleTime: 60_000,
  });
}

/** A kept version: how it differs from another, what students would see, and bringing it back. */
export function VersionView({ question, version, versions, names, onRestored }: VersionViewProps) {
  const { details: messages } = useMessages({ en, ar });
  const place = versions.indexOf(version);
  const previous = versions[place + 1];
  const [compared, setCompared] = useState<number | undefined>(previous?.rev);
  const [tab, setTab] = useState<'differences' | 'preview'>(previous ? 'differences' : 'preview');
  const [shown, other] = [useVersion(question, version.rev), useVersion(question, compared)];
  const others = versions.filter(({ rev }) => rev !== version.rev);
  const failed = shown.error ?? other.error;
  if (failed) return <LoadError error={failed} onRetry={() => void Promise.all([shown.refetch(), other.refetch()])} />;
  if (!shown.data) return <Skeleton height="240px" />;
  const { content } = shown.data;
  return (
    <Stack gap={16}>
      <Tabs
        label={messages.version(version.rev)}
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'differences',
            label: messages.differences,
            content:
              compared === undefined ? (
                <p>{messages.firstOne}</p>
              ) : (
                <Stack gap={16}>
                  <div style={{ maxInlineSize: 280 }}>
                    <Select
                      label={messages.compareWith}
                      value={String(compared)}
                      options={others.map(({ rev }) => ({
                        value: String(rev),
                        label: rev === previous?.rev ? messages.previous(rev) : messages.version(rev),
                      }))}
                      onChange={(value) => setCompared(Number(value))}
                    />
                  </div>
                  {other.data ? (
                    <Differences
                      before={compared < version.rev ? other.data.content : content}
                      after={compared < version.rev ? content : other.data.content}
                      names={names}
                    />
                  ) : (
                    <Skeleton height="160px" />
                  )}
                </Stack>
              ),
          },
          { value: 'preview', label: messages.preview, content: <Preview content={content} /> },
        ]}
      />
      {place > 0 && (
        <Restore question={question} rev={version.rev} over={versions[0]?.rev ?? 0} onRestored={onRestored} />
      )}
    </Stack>
  );
}

/** What a student would see. Answers can be tried and go nowhere. */
function Preview({ content }: { content: Question }) {
  const [answers, setAnswers] = useState(() => answerTemplates(content.questions));
  return (
    <PlatformKit>
      <QuestionAnswer question={toStudentView(content)} value={answers} onChange={setAnswers} />
    </PlatformKit>
  );
}

interface RestoreProps {
  question: string;
  rev: number;
  /** The newest revision that the reader has seen. */
  over: number;
  onRestored: () => void;
}

function Restore({ question, rev, over, onRestored }: RestoreProps) {
  const { details: messages } = useMessages({ en, ar });
  const client = useQueryClient();
  const runChange = useRunChange();
  const [isAsking, setAsking] = useState(false);
  const restore = () =>
    runChange(async () => {
      try {
        await api.restoreQuestionVersion({ params: { id: question, rev: String(rev) }, body: { rev: over } });
      } catch (error) {
        if (!(error instanceof ConflictError) || error.code !== 'conflict') throw error;
        await invalidate(client, 'Question');
        return { info: messages.conflict };
      }
      await invalidate(client, 'Question');
      onRestored();
      return messages.restored;
    }, messages.notRestored);
  return (
    <Cluster>
      <Button onClick={() => setAsking(true)}>{messages.restore}</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={restore}
        title={messages.restoreTitle(rev)}
        confirmLabel={messages.restore}
      >
        {messages.restoreText}
      </ConfirmDialog>
    </Cluster>
  );
}
