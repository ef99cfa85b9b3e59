import { longestWhatsAppText } from '@rubrica/api-client/contract';
import { Cluster, QuietButton, Stack, TextArea, token } from '@rubrica/ui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import {
  insertField,
  textFields,
  textLanguages,
  textProblem,
  type SendDraft,
  type TextField,
  type TextLanguage,
} from './send-draft.ts';

/** From which length on the count of characters is shown. */
const countFrom = longestWhatsAppText * 0.8;

const Count = styled.span`
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
  font-variant-numeric: tabular-nums;
`;

const Insert = styled.span`
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
`;

interface TextFieldsProps {
  draft: SendDraft;
  onChange: (change: Partial<SendDraft>) => void;
  isChecked: boolean;
}

/** What is written, in both languages. */
export function TextFields({ draft, onChange, isChecked }: TextFieldsProps) {
  return (
    <Stack gap={24}>
      {textLanguages.map((language) => (
        <TextOf
          key={language}
          language={language}
          draft={draft}
          isChecked={isChecked}
          onChange={(text) => onChange({ [language]: text })}
        />
      ))}
    </Stack>
  );
}

interface TextOfProps {
  language: TextLanguage;
  draft: SendDraft;
  onChange: (text: string) => void;
  isChecked: boolean;
}

function TextOf({ language, draft, onChange, isChecked }: TextOfProps) {
  const { compose: m } = useMessages({ en, ar });
  const area = useRef<HTMLTextAreaElement>(null);
  const text = draft[language];
  const label = language === 'ar' ? m.arabic : m.english;
  const problem = textProblem(draft, language);
  // What is missing is said once somebody wants to send it; what is wrong at once.
  const shown = problem === 'text' && !isChecked ? null : problem;
  const insert = (field: TextField) => {
    const node = area.current;
    const { text: next, caret } = insertField(text, field, [
      node?.selectionStart ?? text.length,
      node?.selectionEnd ?? text.length,
    ]);
    flushSync(() => onChange(next));
    node?.focus();
    node?.setSelectionRange(caret, caret);
  };
  return (
    <Stack gap={8}>
      <TextArea
        ref={area}
        label={label}
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        rows={4}
        value={text}
        error={
          shown === null ? undefined : typeof shown === 'string' ? m.problems[shown] : m.problems.field(shown.field)
        }
        aside={text.length >= countFrom && <Count>{m.length(text.length, longestWhatsAppText)}</Count>}
        onChange={({ target }) => onChange(target.value)}
      />
      <Cluster gap={4} role="group" aria-label={`${m.insert}: ${label}`}>
        <Insert aria-hidden="true">{m.insert}</Insert>
        {textFields.map((field) => (
          <QuietButton
            key={field}
            tone="accent"
            aria-label={`${m.insert}: ${m.fields[field]} (${label})`}
            onClick={() => insert(field)}
          >
            {m.fields[field]}
          </QuietButton>
        ))}
      </Cluster>
    </Stack>
  );
}
