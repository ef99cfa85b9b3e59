import type { Book, BookVersion } from '@rubrica/api-client/contract';
import { Banner, Button, Chip, Cluster, Dialog, QuietButton, Stack, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { BookPageView } from '../../../lib/books/book-page-view.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { isolated } from '../../../lib/text/joined.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const List = styled.ol`
  display: grid;
  gap: ${token.space[8]};
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: ${token.space[8]};
    padding: ${token.space[8]} ${token.space[12]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
  }
  & > li > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[12]};
  }
  & > li > div:first-child > p {
    flex: 1 1 180px;
    min-inline-size: 0;
  }
  & small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
`;

const Content = styled.section`
  display: grid;
  gap: ${token.space[12]};
  max-block-size: 320px;
  overflow: auto;
  padding-block-start: ${token.space[8]};
  border-block-start: 1px solid ${token.color.line};
`;

function VersionContent({ book, version }: { book: Book; version: BookVersion }) {
  const { versions: m, pages } = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('Book', 'version', book._id, version.number),
    queryFn: ({ signal }) => api.getBookVersion({ params: { id: book._id, number: String(version.number) }, signal }),
  });
  return (
    <QueryView query={query} errorTitle={m.notLoaded} loadingLabel={m.loading}>
      {({ content }) => (
        // It takes the focus, so that the arrow keys scroll what is only read.
        <Content tabIndex={0} aria-label={content.title} lang={content.language} dir="auto">
          {content.pages.map((page, index) => (
            <section key={page._id} aria-label={pages.name(index + 1)}>
              <small>{pages.name(index + 1)}</small>
              <BookPageView page={page} language={content.language} />
            </section>
          ))}
        </Content>
      )}
    </QueryView>
  );
}

interface VersionsDialogProps {
  book: Book;
  /** Saves what is written; resolves with null where it could not. */
  save: () => Promise<Book | null>;
  onRestored: (book: Book) => void;
  onClose: () => void;
}

/** The kept versions of a book: to look at, and to bring one back. */
export function VersionsDialog({ book, save, onRestored, onClose }: VersionsDialogProps) {
  const { versions: m, publishing } = useMessages({ en, ar });
  const common = useCommonMessages();
  const { dateTime } = useFormat();
  const [shown, setShown] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const query = useQuery({
    queryKey: keyOf('Book', 'versions', book._id, book.rev),
    queryFn: ({ signal }) => api.listBookVersions({ params: { id: book._id }, signal }),
  });
  const [restore, isRestoring] = useExclusive(async (number: number) => {
    setProblem('');
    try {
      const saved = await save();
      if (!saved) return setProblem(publishing.notSaved);
      const params = { id: book._id, number: String(number) };
      onRestored(await api.restoreBookVersion({ params, body: { rev: saved.rev } }));
      toast.success(m.restored);
      onClose();
    } catch (error) {
      setProblem(errorText(error, common, m.failed));
    }
  });

  return (
    <Dialog open onClose={onClose} hasUnsaved={false} size="large" title={m.title} description={m.text}>
      <Stack gap={16}>
        {problem && (
          <Banner tone="danger" announce>
            {problem}
          </Banner>
        )}
        <QueryView query={query} errorTitle={m.notLoaded} loadingLabel={m.loading}>
          {({ items }) => (
            <List>
              {items.map((version, index) => (
                <li key={version.number}>
                  <div>
                    <p>
                      {dateTime(version.savedAt)}
                      <small>
                        {version.author && <>{m.by(isolated(version.author.name))} · </>}
                        <bdi>{version.title}</bdi> · {m.pages(version.pageCount)}
                      </small>
                    </p>
                    <Cluster>
                      {version.isPublished && <Chip tone="success">{m.published}</Chip>}
                      {index === 0 && <Chip>{m.newest}</Chip>}
                      <QuietButton
                        aria-expanded={shown === version.number}
                        onClick={() => setShown(shown === version.number ? null : version.number)}
                      >
                        {shown === version.number ? m.hide : m.see}
                      </QuietButton>
                      {index > 0 && (
                        <Button loading={isRestoring} onClick={() => void restore(version.number)}>
                          {m.restore}
                        </Button>
                      )}
                    </Cluster>
                  </div>
                  {shown === version.number && <VersionContent book={book} version={version} />}
                </li>
              ))}
            </List>
          )}
        </QueryView>
      </Stack>
    </Dialog>
  );
}
