import { Banner, QuietButton } from '@rubrica/ui';
import { styled } from 'styled-components';
import type { ImportProblem } from '../../../lib/captions/file-problems.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const List = styled.ul`
  display: grid;
  gap: 4px;
  max-block-size: 20dvb;
  margin: 4px 0 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
    overflow-wrap: anywhere;
  }
`;

interface FileReportProps {
  problems: readonly ImportProblem[];
  /** Called with the id of the line to show. */
  onGo: (id: number) => void;
}

/** What was wrong in the file that the lines were read from; each goes away as it is corrected. */
export function FileReport({ problems, onGo }: FileReportProps) {
  const { editor: messages } = useMessages({ en, ar });
  if (problems.length === 0) return null;
  return (
    <Banner tone="warning" announce title={messages.fileProblems(problems.length)}>
      <List>
        {problems.map(({ code, line, quote, cue }) => (
          <li key={`${code} ${line}`}>
            <span>{messages.fileProblem[code](line, quote)}</span>
            <QuietButton onClick={() => onGo(cue)}>{messages.showLine}</QuietButton>
          </li>
        ))}
      </List>
    </Banner>
  );
}
