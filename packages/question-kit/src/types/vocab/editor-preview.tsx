import { token } from '@rubrica/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { countWords } from '../../primitives/text/words.ts';
import { FormList } from '../../primitives/editor/blocks/form-list.tsx';
import { useKit } from '../../primitives/views/kit-context.ts';
import { textOf, vocabParts, type VocabPart } from './vocab-parts.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { vocabEditorMessages } from './editor-messages.ts';

/** How many words of a list the preview shows. */
const shown = 12;

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token.space[4]};
  list-style: none;
  & > li {
    padding: 2px 10px;
    border-radius: ${token.radius.pill};
    background: ${token.color.sunken};
    font-size: ${token.font[14]};
    overflow-wrap: anywhere;
  }
  & > li:last-child:not([dir]) {
    background: none;
    color: ${token.color.inkSoft};
  }
`;

const Line = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
`;

/** A preview of the words: which are in a list, and how many are in a passage. */
export function VocabPreview({ html }: { html: string }) {
  const own = useEditorMessageSet(vocabEditorMessages);
  const parts = useMemo(() => vocabParts(html), [html]);
  if (parts.length === 0) return null;
  return (
    <FormList label={own.preview}>
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text, in its order
        <PartPreview key={at} part={part} />
      ))}
    </FormList>
  );
}

function PartPreview({ part }: { part: VocabPart }) {
  const own = useEditorMessageSet(vocabEditorMessages);
  const { contentLanguage } = useKit();
  if (part.kind === 'passage') {
    return <Line>{own.read(countWords(part.nodes.map(textOf).join(' '), contentLanguage))}</Line>;
  }
  const { terms } = part;
  return (
    <>
      <Line>{own.listed(terms.length)}</Line>
      <Words>
        {terms.slice(0, shown).map(({ term, lang }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a word may stand in a list twice
          <li key={at} lang={lang ?? contentLanguage} dir="auto">
            {term}
          </li>
        ))}
        {terms.length > shown && <li>{own.more(terms.length - shown)}</li>}
      </Words>
    </>
  );
}
