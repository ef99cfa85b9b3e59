import { Button, Chip, Combobox, Dialog, QuietButton, Stack, toast, token } from '@rubrica/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { PaperQuestion } from '../../../paper/paper.ts';
import { compareLanguages, languagesOf, type TranslationLine } from '../../../editorial/compare-languages.ts';
import { paperOf } from '../../state/paper-of.ts';
import { useWorkbench } from '../../workbench-context.ts';
import { useEditorialMessages } from '../messages/use-editorial-messages.ts';
import { SideBySide } from '../side-by-side.tsx';
import { useFieldName } from '../use-field-name.ts';
import { LinkForm } from './link-form.tsx';
import { offeredLanguages } from './offered-languages.ts';
import { withTranslation } from './with-translation.ts';

const Chosen = styled.div`
  display: grid;
  gap: ${token.space[12]};
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[12]};
    padding-block-end: ${token.space[8]};
    border-block-end: 1px solid ${token.color.line};
  }
  & > li > :first-child {
    margin-inline-end: auto;
  }
  & button[aria-current] {
    font-weight: 650;
  }
`;

const Missing = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  padding-inline-start: ${token.space[16]};
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
`;

type Line = TranslationLine<PaperQuestion>;

/** The questions of one language beside those of another, with what is missing. */
export default function LanguagesDialog({ onClose }: { onClose: () => void }) {
  const { languages: messages } = useEditorialMessages();
  const { workbench, question, paperActions, readOnly } = useWorkbench();
  const paper = useMemo(() => paperOf(workbench), [workbench]);
  const questions = useMemo(() => paper.sections.flatMap((section) => section.questions), [paper]);
  const present = languagesOf(paper.language, questions);
  const [from, setFrom] = useState(paper.language);
  const [to, setTo] = useState(present[1] ?? (paper.language.startsWith('ar') ? 'en' : 'ar'));
  const lines = useMemo(() => compareLanguages(paper.language, questions, { from, to }), [paper, questions, from, to]);
  const [chosen, setChosen] = useState(question.id);
  const shown = lines.find((line) => line.question.id === chosen) ?? lines[0];
  const options = [...new Set([...present, ...offeredLanguages])].map((tag) => ({
    value: tag,
    label: messages.nameOf(tag),
  }));

  const create = (line: Line) => {
    if (!paperActions.actOnWorkbench((now) => withTranslation(now, line.question.id, to))) return;
    toast.success(messages.created);
    onClose();
  };

  return (
    <Dialog open onClose={onClose} hasUnsaved={false} size="large" title={messages.title} description={messages.text}>
      <Stack gap={16}>
        <Chosen>
          <Combobox label={messages.from} options={options} value={from} onChange={(tag) => tag && setFrom(tag)} />
          <Combobox label={messages.to} options={options} value={to} onChange={(tag) => tag && setTo(tag)} />
        </Chosen>
        {lines.length === 0 && <p>{messages.none}</p>}
        <Lines>
          {lines.map((line) => (
            <LineRow
              key={line.question.id}
              line={line}
              isShown={line === shown}
              onShow={() => setChosen(line.question.id)}
              onCreate={readOnly || from === to ? undefined : () => create(line)}
            />
          ))}
        </Lines>
        {shown && !readOnly && (
          <LinkForm
            key={`${shown.question.id} link`}
            question={shown.question}
            translation={shown.translation}
            to={to}
            options={options}
          />
        )}
        {shown && <LineView key={shown.question.id} line={shown} from={from} to={to} />}
      </Stack>
    </Dialog>
  );
}

interface LineRowProps {
  line: Line;
  isShown: boolean;
  onShow: () => void;
  onCreate: (() => void) | undefined;
}

function LineRow({ line: { question, translation, missing }, isShown, onShow, onCreate }: LineRowProps) {
  const { languages: messages, differences } = useEditorialMessages();
  const title = question.draft.title.trim() || differences.untitled;
  return (
    <li>
      <QuietButton aria-current={isShown || undefined} aria-label={messages.show(title)} onClick={onShow}>
        <bdi>{title}</bdi>
      </QuietButton>
      {translation ? (
        <Chip tone={missing.length === 0 ? 'success' : 'highlight'}>
          {missing.length === 0 ? messages.complete : messages.missing(missing.length)}
        </Chip>
      ) : (
        <>
          <Chip tone="warning">{messages.noTranslation}</Chip>
          {onCreate && <Button onClick={onCreate}>{messages.create}</Button>}
        </>
      )}
    </li>
  );
}

function LineView({ line: { question, translation, missing }, from, to }: { line: Line; from: string; to: string }) {
  const { languages: messages } = useEditorialMessages();
  const nameField = useFieldName();
  return (
    <Stack gap={12}>
      {missing.length > 0 && (
        <Missing>
          {missing.map(({ path, reason }) => (
            <li key={path.join('.')}>
              <bdi>{nameField(question.draft, path)}</bdi>: {messages.reasons[reason]}
            </li>
          ))}
        </Missing>
      )}
      <SideBySide
        sides={[
          { name: messages.nameOf(from), draft: question.draft, none: null, language: from },
          {
            name: messages.nameOf(to),
            draft: translation?.draft ?? null,
            none: <p>{messages.noTranslation}</p>,
            language: to,
          },
        ]}
      />
    </Stack>
  );
}
