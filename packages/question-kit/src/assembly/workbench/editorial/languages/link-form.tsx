import { Button, Combobox, QuietButton, token } from '@rubrica/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { PaperQuestion } from '../../../paper/paper.ts';
import { useWorkbench } from '../../workbench-context.ts';
import { useEditorialMessages } from '../messages/use-editorial-messages.ts';
import { linkableQuestions, withLanguage, withLink, withoutLink } from './link-questions.ts';

const Form = styled.div`
  display: grid;
  gap: ${token.space[8]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[8]} ${token.space[12]};
  & > :first-child {
    flex: 1 1 220px;
  }
`;

interface LinkFormProps {
  question: PaperQuestion;
  translation: PaperQuestion | null;
  /** The language beside the question's. */
  to: string;
  /** The languages to choose from. */
  options: readonly { value: string; label: string }[];
}

/** The language of a question, and which question of the paper is its translation. */
export function LinkForm({ question, translation, to, options }: LinkFormProps) {
  const { languages: messages, differences } = useEditorialMessages();
  const root = useRef<HTMLDivElement>(null);
  const { workbench, paperActions } = useWorkbench();
  const { paper, sections } = workbench;
  const [chosen, setChosen] = useState<string | null>(null);
  const own = question.language ?? paper.language;
  const ownOf = (language: string) => (language === paper.language ? null : language);
  const candidates = linkableQuestions(paper.language, sections, question.id).map(({ id, history }) => ({
    value: id,
    label: history.draft.title.trim() || differences.untitled,
  }));
  /** The button goes with what it does; the focus goes to the field that stays. */
  const act = (make: Parameters<typeof paperActions.act>[0]) => {
    flushSync(() => void paperActions.act(make));
    root.current?.querySelector('input')?.focus();
  };
  const link = () => {
    if (chosen === null) return;
    act((now) => withLink(now, { id: chosen, translationOf: question.id, language: ownOf(to) }));
    setChosen(null);
  };
  return (
    <Form ref={root}>
      <Row>
        <Combobox
          label={messages.languageOf}
          options={options}
          value={own}
          onChange={(language) =>
            language !== null && paperActions.act((now) => withLanguage(now, question.id, ownOf(language)))
          }
        />
        {translation && (
          <QuietButton onClick={() => act((now) => withoutLink(now, [question.id, translation.id]))}>
            {messages.unlink}
          </QuietButton>
        )}
      </Row>
      {!translation && own !== to && candidates.length > 0 && (
        <Row>
          <Combobox label={messages.linkTo} options={candidates} value={chosen} onChange={setChosen} />
          <Button disabled={chosen === null} onClick={link}>
            {messages.link}
          </Button>
        </Row>
      )}
    </Form>
  );
}
