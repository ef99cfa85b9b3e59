import { TextField } from '@rubrica/ui';
import { useState, type ReactNode } from 'react';
import { useKit } from '../../../primitives/views/kit-context.ts';
import { answersFromText, textFromAnswers } from './field-lines.ts';
import { useEditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { shortEditorMessages } from './editor-messages.ts';

interface AnswersFieldProps {
  id: string;
  label: string;
  hint: ReactNode;
  answers: readonly string[];
  onChange: (answers: string[]) => void;
  readOnly: boolean;
}

/**
 * All answers of a field in one line. The text stays as it was typed: it is rewritten only when the answers
 * change in another way, by an undo.
 */
export function AnswersField({ answers, onChange, ...field }: AnswersFieldProps) {
  const shortOwn = useEditorMessageSet(shortEditorMessages);
  const { contentLanguage } = useKit();
  const [own, setOwn] = useState(() => ({ text: textFromAnswers(answers), answers }));

  let { text } = own;
  if (own.answers !== answers) {
    if (textFromAnswers(answersFromText(text)) !== textFromAnswers(answers)) text = textFromAnswers(answers);
    setOwn({ text, answers });
  }

  return (
    <TextField
      {...field}
      hideLabel
      lang={contentLanguage}
      dir="auto"
      autoComplete="off"
      placeholder={shortOwn.answersPlaceholder}
      value={text}
      onChange={(event) => {
        setOwn({ text: event.target.value, answers });
        onChange(answersFromText(event.target.value));
      }}
    />
  );
}
