import { QuietButton, token } from '@rubrica/ui';
import { ArrowUp, BookOpenText, ImagePlus } from 'lucide-react';
import { styled } from 'styled-components';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import type { InputItem } from '../../../primitives/schema/input.ts';
import { insertInput, type NewInputItem } from '../../../primitives/draft/input-actions.ts';
import { useFileUrl } from '../../../primitives/stimulus/use-file-url.ts';
import { FormList } from '../../../primitives/editor/blocks/form-list.tsx';
import { IssueNote } from '../../../primitives/editor/field/issue-note.tsx';
import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import { useEditor, useVisibleDraft } from '../../../primitives/editor/state/editor-api.ts';
import { useEditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { writingSourceEditorMessages } from './source-messages.ts';
import { inputPath } from '../../../primitives/draft/paths.ts';

const Source = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};
  padding: ${token.space[12]};
  border: 1px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  &[data-there] {
    border-style: solid;
    border-color: ${token.color.line};
    background: ${token.color.sunken};
  }
  & > img {
    flex: none;
    inline-size: 72px;
    block-size: 54px;
    border-radius: 4px;
    object-fit: cover;
  }
  & > p {
    flex: 1 1 14rem;
    min-inline-size: 0;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    overflow-wrap: anywhere;
  }
`;

/** The field of each kind of stimulus that receives the focus. */
const field = { image: 'alt', text: 'html' } as const;

export interface SourcePartProps {
  kind: 'image' | 'text';
}

/** The photo or text that students write about. It is a stimulus before the questions, and can be added here. */
export function SourcePart({ kind }: SourcePartProps) {
  const own = useEditorMessageSet(writingSourceEditorMessages);
  const { dispatch, canUpload, chooseFile, getDraft, goTo, readOnly } = useEditor();
  const { draft, issues } = useVisibleDraft();
  const place = draft.input.findIndex((item) => item.kind === kind);
  const item = draft.input[place];
  const issue = issues.all.find(({ path }) => path.length === 1 && path[0] === 'input');

  const add = (made: NewInputItem) =>
    dispatch(insertInput(made), { focus: inputPath(getDraft().input.length, field[kind]) });
  const begin = () => {
    if (kind === 'text') add({ kind: 'text', html: '' });
    else chooseFile('image', (file: FileRef) => add({ kind: 'image', file, alt: '' }));
  };

  return (
    <FormList label={own[kind]}>
      {item ? (
        <Source data-there="">
          {item.kind === 'image' && <Thumbnail item={item} />}
          <p dir="auto">{shownText(item) || own[kind === 'image' ? 'unnamed' : 'empty']}</p>
          <QuietButton icon={<ArrowUp aria-hidden="true" />} onClick={() => goTo(inputPath(place, field[kind]))}>
            {own.change}
          </QuietButton>
        </Source>
      ) : (
        <Source>
          <p>{issue ? <IssueNote issue={issue} /> : own[`${kind}Missing`]}</p>
          {!readOnly &&
            (kind === 'text' || canUpload ? (
              <QuietButton
                tone="accent"
                icon={kind === 'image' ? <ImagePlus aria-hidden="true" /> : <BookOpenText aria-hidden="true" />}
                onClick={begin}
              >
                {kind === 'image' ? own.addImage : own.addText}
              </QuietButton>
            ) : (
              <p>{own.noUpload}</p>
            ))}
        </Source>
      )}
    </FormList>
  );
}

/** The first words of a text, or what a picture shows. */
function shownText(item: InputItem): string {
  if (item.kind === 'image') return item.alt.trim();
  return item.kind === 'text'
    ? plainText(item.html.slice(0, 2000)).replaceAll(/\s+/gu, ' ').slice(0, 80)
    : item.file.name;
}

function Thumbnail({ item }: { item: Extract<InputItem, { kind: 'image' }> }) {
  const place = useFileUrl(item.file);
  // The text beside it describes it.
  return place.url === undefined ? null : <img src={place.url} alt="" onError={place.onError} />;
}
