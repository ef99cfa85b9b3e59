import type { UnfinishedQuestion } from '@rubrica/api-client/contract';
import { issueTextIn } from '@rubrica/question-kit/labels';
import { RouteLink } from '@rubrica/ui';
import { useLanguage, useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** The questions that keep a task from being published: each with a link to its editor, and what is still to be done. */
export function UnfinishedQuestions({ questions }: { questions: readonly UnfinishedQuestion[] }) {
  const { unfinished: messages } = useMessages({ en, ar });
  const language = useLanguage();
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {questions.map(({ _id, title, issues }) => {
        // The same issue in several places is said once; the editor shows the places.
        const texts = new Set(issues.map(({ code, message }) => issueTextIn(language, code, message)));
        return (
          <li key={_id}>
            <RouteLink to={`/admin/questions/edit/${_id}`}>{title || messages.untitled}</RouteLink>
            <ul style={{ paddingInlineStart: 20 }}>
              {[...texts].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
