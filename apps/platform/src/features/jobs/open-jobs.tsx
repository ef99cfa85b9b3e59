import type { OpenJob } from '@rubrica/api-client/contract';
import { Progress } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { None, Rows } from '../../lib/page/section.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { useJobTitle } from './use-job-title.ts';

const Share = styled.div`
  flex: 0 1 200px;
`;

/** The jobs that run, with how much is done, and those that wait for their time or their turn. */
export function OpenJobs({ jobs }: { jobs: readonly OpenJob[] }) {
  const messages = useMessages({ en, ar });
  const format = useFormat();
  const titleOf = useJobTitle();
  if (jobs.length === 0) return <None>{messages.noneOpen}</None>;
  return (
    <Rows>
      {jobs.map((job) => (
        <li key={job._id}>
          <div>
            <b>
              <bdi>{titleOf(job)}</bdi>
            </b>
            <small>
              <time dateTime={job.at} title={format.dateTime(job.at)}>
                {messages.states[job.state](format.fromNow(job.at))}
              </time>
            </small>
          </div>
          {job.progress !== null && (
            <Share>
              <Progress label={messages.progress(titleOf(job))} hideLabel value={job.progress} />
            </Share>
          )}
        </li>
      ))}
    </Rows>
  );
}
