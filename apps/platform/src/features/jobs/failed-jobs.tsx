import type { FailedJob } from '@rubrica/api-client/contract';
import { Cluster, ConfirmDialog, QuietButton, token } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { KeepFocus } from '../../lib/focus/keep-focus.tsx';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { None, Rows } from '../../lib/page/section.tsx';
import { invalidate } from '../../lib/query-keys.ts';
import { useRunChange } from '../../lib/resource/use-run-change.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { useJobTitle } from './use-job-title.ts';

const What = styled.div`
  max-inline-size: 72ch;
`;

const Actions = styled(Cluster)`
  align-self: start;
`;

const Details = styled.details`
  margin-block-start: ${token.space[4]};
  font-size: ${token.font[14]};

  & > summary {
    inline-size: fit-content;
    min-block-size: 24px;
    color: ${token.color.inkSoft};
    cursor: pointer;
  }
  & > pre {
    margin-block: ${token.space[8]} 0;
    padding: ${token.space[12]};
    border-radius: ${token.radius.control};
    background: ${token.color.sunken};
    font-size: ${token.font[13]};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** The jobs that failed for good, each with why, and with the ways to run it again or to delete it. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  const messages = useMessages({ en, ar });
  const format = useFormat();
  const titleOf = useJobTitle();
  const client = useQueryClient();
  const runChange = useRunChange();
  // A notice leads to the job that it is about: the newest of its name.
  const { hash } = useLocation();
  const told = jobs.find(({ name }) => hash === `#${name}`)?._id;
  const toldTitle = useRef<HTMLElement>(null);
  useEffect(() => {
    if (told !== undefined) toldTitle.current?.focus();
  }, [told]);
  const [removing, setRemoving] = useState<FailedJob | null>(null);
  const [retrying, setRetrying] = useState<string | null>(null);
  const change = (call: 'retryJob' | 'removeJob', id: string) =>
    runChange(async () => {
      const { message } = await api[call]({ params: { id } });
      await invalidate(client, 'Job');
      return message;
    }, messages.changeFailed);
  const retry = async (id: string) => {
    setRetrying(id);
    // The toast says what went wrong.
    await change('retryJob', id).catch(() => {});
    setRetrying(null);
  };

  return (
    <KeepFocus>
      {jobs.length === 0 && <None>{messages.noneFailed}</None>}
      {jobs.length > 0 && (
        <Rows>
          {jobs.map((job) => (
            <li key={job._id}>
              <What>
                <b {...(job._id === told && { ref: toldTitle, tabIndex: -1 })}>
                  <bdi>{titleOf(job)}</bdi>
                </b>
                <p>{messages.reasons[job.reason]}</p>
                <small>
                  <time dateTime={job.failedAt} title={format.dateTime(job.failedAt)}>
                    {messages.failedAt(format.fromNow(job.failedAt), job.tries)}
                  </time>
                </small>
                {job.details !== '' && (
                  <Details>
                    <summary>{messages.details}</summary>
                    <pre dir="ltr" lang="en">
                      {job.details}
                    </pre>
                  </Details>
                )}
              </What>
              <Actions gap={4}>
                <QuietButton
                  tone="accent"
                  icon={<RotateCcw aria-hidden="true" />}
                  loading={retrying === job._id}
                  aria-label={`${messages.retry}: ${titleOf(job)}`}
                  onClick={() => void retry(job._id)}
                >
                  {messages.retry}
                </QuietButton>
                <QuietButton
                  tone="danger"
                  icon={<Trash2 aria-hidden="true" />}
                  aria-label={`${messages.remove}: ${titleOf(job)}`}
                  onClick={() => setRemoving(job)}
                >
                  {messages.remove}
                </QuietButton>
              </Actions>
            </li>
          ))}
        </Rows>
      )}
      {removing && (
        <ConfirmDialog
          open
          tone="danger"
          title={messages.removeTitle(titleOf(removing))}
          confirmLabel={messages.remove}
          onClose={() => setRemoving(null)}
          onConfirm={() => change('removeJob', removing._id)}
        >
          {messages.removeBody}
        </ConfirmDialog>
      )}
    </KeepFocus>
  );
}
