import type { Pdf } from '@rubrica/api-client/contract';
import { CardLink, EmptyState, Heading, Progress, RouteLink, Skeleton, Stack, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { Page } from '../../../lib/page/page.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { useResource } from '../../../lib/resource/use-resource.ts';
import { ar, en } from '../messages.ts';
import { lastRead, readShare } from './reading.ts';

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  list-style: none;
  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }
  & > li > a {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto 120px 12ch;
    gap: 2px ${token.space[12]};
    align-items: center;
    min-block-size: 48px;
    padding: ${token.space[8]} ${token.space[16]};
    color: ${token.color.ink};
    font-size: ${token.font[14]};
    text-decoration: none;
  }
  & > li > a:hover {
    background: ${token.color.hover};
  }
  & > li > a:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  & > li > a > svg {
    inline-size: 20px;
    block-size: 20px;
    color: ${token.color.inkFaint};
  }
  & strong {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & span {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    white-space: nowrap;
  }
  & [data-part='state'] {
    text-align: end;
  }
  @media (max-width: 700px) {
    & > li > a {
      grid-template-columns: 20px minmax(0, 1fr) auto;
    }
    & [data-part='level'] {
      display: none;
    }
    & [data-part='bar'] {
      grid-column: 2 / -1;
      grid-row: 2;
    }
  }
`;

const Next = styled.div`
  display: grid;
  gap: ${token.space[8]};
  & > small {
    color: ${token.color.accentInk};
    font-size: ${token.font[14]};
    font-weight: 600;
  }
  & > h2 {
    font-size: ${token.font[18]};
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  & > p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

function Row({ pdf }: { pdf: Pdf }) {
  const { student: m, pages } = useMessages({ en, ar });
  const share = readShare(pdf);
  return (
    <RouteLink to={`/student/pdfs/${pdf._id}`}>
      <FileText aria-hidden="true" />
      <strong dir="auto">{pdf.title}</strong>
      <span data-part="level">
        <bdi>{pdf.levelName}</bdi>
      </span>
      <div data-part="bar">{pdf.progress && <Progress hideLabel label={m.progressOf(pdf.title)} value={share} />}</div>
      <span data-part="state">
        {share === 1 ? m.done : pdf.progress ? m.continueAt(pdf.progress.page, pdf.pageCount) : pages(pdf.pageCount)}
      </span>
    </RouteLink>
  );
}

/** A student's documents: where they were reading, and all of them with how much is read. */
export function StudentPdfsPage() {
  const m = useMessages({ en, ar });
  const id = useId();
  const query = useQuery(useResource('Pdf').all({ sort: 'order' }));
  return (
    <Page title={m.title} lead={m.student.lead}>
      <QueryView
        query={query}
        errorTitle={m.loadFailed}
        loadingLabel={m.student.loading}
        skeleton={
          <Stack gap={12}>
            <Skeleton height="112px" />
            <Skeleton height="49px" />
            <Skeleton height="49px" />
            <Skeleton height="49px" />
          </Stack>
        }
      >
        {(pdfs) => {
          const next = lastRead(pdfs);
          if (pdfs.length === 0) return <EmptyState title={m.student.empty}>{m.student.emptyText}</EmptyState>;
          return (
            <Stack gap={24}>
              {next?.progress && (
                <CardLink to={`/student/pdfs/${next._id}`}>
                  <Next>
                    <small>{m.student.continue}</small>
                    <h2>
                      <bdi>{next.title}</bdi>
                    </h2>
                    <p>{m.student.continueAt(next.progress.page, next.pageCount)}</p>
                    <Progress
                      label={m.student.progress(next.progress.pagesRead.length, next.pageCount)}
                      value={readShare(next)}
                    />
                  </Next>
                </CardLink>
              )}
              <Stack as="section" gap={12} aria-labelledby={id}>
                <Heading level={2} size={18} id={id}>
                  {m.student.all}
                </Heading>
                <Rows>
                  {pdfs.map((pdf) => (
                    <li key={pdf._id}>
                      <Row pdf={pdf} />
                    </li>
                  ))}
                </Rows>
              </Stack>
            </Stack>
          );
        }}
      </QueryView>
    </Page>
  );
}
