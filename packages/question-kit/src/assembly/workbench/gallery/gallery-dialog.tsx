import { Chip, Dialog, FilterChip, VisuallyHidden, token } from '@rubrica/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { questionOf } from '../../core/defaults.ts';
import { withIds } from '../../core/ids.ts';
import { maximumMark } from '../../core/marking.ts';
import {
  questionTypes,
  skillCategories,
  type QuestionType,
  type SkillCategory,
} from '../../../types/question-types.ts';
import type { Draft } from '../../core/question.ts';
import { useAllEditorMessages } from '../../editor/messages/all-messages.ts';
import { useGalleryMessages } from './messages.ts';
import { galleryPapers, type GalleryPaper } from './gallery-papers.ts';

/** The skills that there are papers of. */
const skills = skillCategories.filter((name) => galleryPapers.some(({ draft }) => draft.type === name));

const Filters = styled.div`
  display: grid;
  gap: ${token.space[8]};
  margin-block-end: ${token.space[16]};
  & > div {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr);
    align-items: baseline;
  }
  & > div > span {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & > div > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[8]};
  }
  @media (max-width: 480px) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
      gap: ${token.space[4]};
    }
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  & button {
    display: grid;
    align-content: start;
    gap: ${token.space[8]};
    inline-size: 100%;
    block-size: 100%;
    padding: ${token.space[16]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.surface};
    color: ${token.color.ink};
    text-align: start;
    cursor: pointer;
  }
  & button:hover {
    border-color: ${token.color.accent};
  }
  & button:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  & strong {
    font-size: ${token.font[16]};
    font-weight: 600;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & [data-part='kind'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]};
  }
  & small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
`;

/** The mock papers to begin with, by skill and type. */
export default function GalleryDialog({ onStart, onClose }: { onStart: (draft: Draft) => void; onClose: () => void }) {
  const messages = useGalleryMessages();
  const m = useAllEditorMessages();
  const [skill, setSkill] = useState<SkillCategory | null>(null);
  const [type, setType] = useState<QuestionType | null>(null);
  const ofSkill = galleryPapers.filter(({ draft }) => skill === null || draft.type === skill);
  const types = questionTypes.filter((name) => ofSkill.some(({ draft }) => draft.subQuestionType === name));
  const shown = ofSkill.filter(({ draft }) => type === null || draft.subQuestionType === type);

  return (
    <Dialog open onClose={onClose} size="large" title={messages.title} description={messages.text}>
      <Filters>
        <div role="group" aria-label={messages.skill}>
          <span aria-hidden="true">{messages.skill}</span>
          <div>
            {skills.map((name) => (
              <FilterChip
                key={name}
                pressed={skill === name}
                onChange={(on) => {
                  setSkill(on ? name : null);
                  setType(null);
                }}
              >
                {m.skills[name]}
              </FilterChip>
            ))}
          </div>
        </div>
        <div role="group" aria-label={messages.type}>
          <span aria-hidden="true">{messages.type}</span>
          <div>
            {types.map((name) => (
              <FilterChip key={name} pressed={type === name} onChange={(on) => setType(on ? name : null)}>
                {m.typeNames[name]}
              </FilterChip>
            ))}
          </div>
        </div>
      </Filters>
      <VisuallyHidden role="status">{shown.length === 0 ? '' : messages.found(shown.length)}</VisuallyHidden>
      {shown.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <Cards>
          {shown.map((paper) => (
            <li key={paper.key}>
              <PaperCard paper={paper} onStart={() => onStart(withIds(paper.draft))} />
            </li>
          ))}
        </Cards>
      )}
    </Dialog>
  );
}

function PaperCard({ paper: { draft }, onStart }: { paper: GalleryPaper; onStart: () => void }) {
  const messages = useGalleryMessages();
  const m = useAllEditorMessages();
  const points = maximumMark(questionOf(draft));
  return (
    <button type="button" onClick={onStart}>
      <strong dir="auto">{draft.title}</strong>
      <span data-part="kind">
        <Chip tone="accent">{m.skills[draft.type]}</Chip>
        <Chip>{m.typeNames[draft.subQuestionType]}</Chip>
        {draft.level !== '' && <Chip>{draft.level}</Chip>}
      </span>
      <small>
        {messages.parts(draft.questions.length)}
        {points > 0 && ` · ${messages.points(points)}`}
      </small>
    </button>
  );
}
