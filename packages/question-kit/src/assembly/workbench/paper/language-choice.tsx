import { Select, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { usePaperMessages } from './messages/use-paper-messages.ts';
import type { PaperLanguage } from './use-paper-language.ts';

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[4]} ${token.space[16]};
  & > :first-child:not(p) {
    flex: 0 1 220px;
  }
  & > p {
    flex: 1 1 240px;
    margin: 0;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

interface LanguageChoiceProps extends Omit<PaperLanguage, 'counted'> {
  value: string;
  onChange: (language: string) => void;
}

/** The language in which the questions of a paper count, and what it leaves out. Nothing where there is nothing to say. */
export function LanguageChoice({ languages, untranslated, retired, value, onChange }: LanguageChoiceProps) {
  const { inLanguage: m, languageName } = usePaperMessages();
  const hasSeveral = languages.length > 1;
  if (!hasSeveral && retired === 0) return null;
  const sentences = [
    ...(hasSeveral ? [m.once] : []),
    ...(untranslated > 0 ? [m.untranslated(untranslated, languageName(value))] : []),
    ...(retired > 0 ? [m.retired(retired)] : []),
  ];
  return (
    <Choice>
      {hasSeveral && (
        <Select
          label={m.label}
          value={value}
          onChange={onChange}
          options={languages.map((language) => ({ value: language, label: languageName(language) }))}
        />
      )}
      <p>{sentences.join(' ')}</p>
    </Choice>
  );
}
