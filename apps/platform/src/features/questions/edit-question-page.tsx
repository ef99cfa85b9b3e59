import { useQuery } from '@tanstack/react-query';
import { Skeleton, Stack } from '@rubrica/ui';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { PlatformKit } from '../../lib/kit/platform-kit.tsx';
import { fetchedOnce } from '../../lib/page/fetched-once.ts';
import { FillWindow } from '../../lib/page/fill-window.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { ar, en } from './messages.ts';
import { QuestionEditorPage } from './question-editor-page.tsx';

/** Editing a stored question. */
export function EditQuestionPage({ question }: { question: string }) {
  const { editor: messages } = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('Question', question),
    queryFn: ({ signal }) => api.getQuestion({ params: { id: question }, signal }),
    ...fetchedOnce,
  });
  return (
    <QueryView
      query={query}
      errorTitle={messages.notLoaded}
      loadingLabel={messages.loading}
      skeleton={
        <>
          <FillWindow />
          <Stack gap={16}>
            <Skeleton height="48px" />
            <Skeleton height="320px" />
          </Stack>
        </>
      }
    >
      {(stored) => (
        <PlatformKit>
          <QuestionEditorPage key={question} stored={stored} />
        </PlatformKit>
      )}
    </QueryView>
  );
}
