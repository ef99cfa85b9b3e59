import { token } from '@rubrica/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Block } from '../../core/registry.ts';
import { useAllEditorMessages } from '../messages/all-messages.ts';
import { nameOf, numbersOf } from '../state/block-name.ts';
import { useEditorWorkspace } from '../state/editor-workspace.ts';
import { type EditorIssue } from '../../../primitives/editor/state/editor-api.ts';

const maxListedIssues = 30;

const Summary = styled.section`
  padding-block-start: ${token.space[12]};
  border-block-start: 1px solid ${token.color.line};
  font-size: ${token.font[13]};
  line-height: 1.4;
  & > h2 {
    display: flex;
    gap: 6px;
    align-items: center;
    color: ${token.color.inkSoft};
  }
  & > h2 > svg {
    inline-size: 15px;
    block-size: 15px;
    color: ${token.color.highlight};
  }
  & > h2[data-done] > svg {
    color: ${token.color.success};
  }
  & > ul {
    display: grid;
    list-style: none;
  }
  & > p {
    padding: 4px 8px;
    color: ${token.color.inkFaint};
  }
  & button {
    display: block;
    inline-size: 100%;
    min-block-size: 28px;
    padding: 5px 8px;
    border: 0;
    border-radius: ${token.radius.control};
    background: none;
    text-align: start;
    cursor: pointer;
  }
  & button:hover {
    background: ${token.color.hover};
  }
  & button:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  & button > span {
    color: ${token.color.inkFaint};
  }
`;

interface IssueSummaryProps {
  issues: readonly EditorIssue[];
  questions: readonly Block[];
}

/** The list of validation issues; each links to its field. Issues do not prevent saving. */
export function IssueSummary({ issues, questions }: IssueSummaryProps) {
  const m = useAllEditorMessages();
  const { goTo } = useEditorWorkspace();
  const heading = useId();
  const numbers = numbersOf(questions);
  const where = ({ path: [list, place] }: EditorIssue) => {
    if (typeof place !== 'number') return '';
    const block = list === 'questions' ? questions[place] : undefined;
    return block ? nameOf(m, numbers[place], block.type) : m.actions.stimulus(place + 1);
  };

  return (
    <Summary aria-labelledby={heading}>
      <h2 id={heading} data-done={issues.length === 0 ? '' : undefined}>
        {issues.length === 0 ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
        {issues.length === 0 ? m.outline.noIssues : m.outline.issues(issues.length)}
      </h2>
      <ul>
        {issues.slice(0, maxListedIssues).map((issue) => (
          <li key={`${issue.path.join('.')} ${issue.code}`}>
            <button type="button" onClick={() => goTo(issue.path)}>
              {where(issue) !== '' && <span>{where(issue)} · </span>}
              {m.issueText(issue.code, issue.message)}
            </button>
          </li>
        ))}
      </ul>
      {issues.length > maxListedIssues && <p>{m.outline.moreIssues(issues.length - maxListedIssues)}</p>}
    </Summary>
  );
}
