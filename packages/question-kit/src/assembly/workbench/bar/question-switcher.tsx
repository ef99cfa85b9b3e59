import { Menu, QuietButton, VisuallyHidden, token, type MenuItem } from '@rubrica/ui';
import { ChevronDown, Plus, X } from 'lucide-react';
import { styled } from 'styled-components';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import type { BarActions } from '../use-workbench-actions.ts';
import { openQuestionsOf } from '../state/workbench-state.ts';
import { useWorkbench } from '../workbench-context.ts';

const Switcher = styled.div`
  flex: 0 1 auto;
  min-inline-size: 96px;
  & > button {
    justify-content: start;
    max-inline-size: 100%;
    min-block-size: 44px;
  }
  & [data-part='title'] {
    overflow: hidden;
    line-height: 1.9;
    text-overflow: ellipsis;
    font-weight: 600;
  }
  & [data-part='place'] {
    flex: none;
    color: ${token.color.inkSoft};
    font-weight: 400;
  }
`;

/** The title of the current question, which opens the list of the others. */
export function QuestionSwitcher({ actions }: { actions: Pick<BarActions, 'addQuestion' | 'closeQuestion'> }) {
  const messages = useWorkbenchMessages();
  const { workbench, question, change } = useWorkbench();
  const titleOf = (title: string) => (title.trim() === '' ? messages.untitled : title);
  const questions = openQuestionsOf(workbench);
  const total = questions.length;

  const items: MenuItem[] = [
    ...questions.map(({ id, history }, at) => ({
      label: `${at + 1}. ${titleOf(history.draft.title)}`,
      onSelect: () => change((now) => ({ ...now, current: id })),
    })),
    { divider: true },
    { label: messages.bar.add, icon: <Plus aria-hidden="true" />, onSelect: actions.addQuestion },
    { label: messages.bar.close, icon: <X aria-hidden="true" />, onSelect: actions.closeQuestion },
  ];
  return (
    <Switcher>
      <Menu
        items={items}
        trigger={
          <QuietButton>
            <span data-part="title" dir="auto">
              {titleOf(question.history.draft.title)}
            </span>
            {total > 1 && <span data-part="place">{messages.bar.place(questions.indexOf(question) + 1, total)}</span>}
            <VisuallyHidden>{messages.bar.switcher}</VisuallyHidden>
            <ChevronDown aria-hidden="true" />
          </QuietButton>
        }
      />
    </Switcher>
  );
}
