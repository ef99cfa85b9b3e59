import { IconButton, token } from '@rubrica/ui';
import { Lightbulb } from 'lucide-react';
import { styled } from 'styled-components';
import { updateItemOf } from '../../draft/item-actions.ts';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { useEditor } from '../state/editor-api.ts';
import type { Why } from './use-why.ts';

const Section = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
  padding-block: ${token.space[8]} ${token.space[12]};
  padding-inline: ${token.space[32]} ${token.space[8]};
`;

/** Shows the field for an item's explanation; lit where there is one. */
export function WhyButton({ why }: { why: Why }) {
  const m = useEditorMessages();
  return (
    <IconButton
      // While the field is there, it is what the path of the explanation leads to.
      id={why.isOpen ? undefined : why.fieldId}
      label={why.html ? m.why.edit(why.name) : m.why.add(why.name)}
      shortcut="Shift Enter"
      icon={<Lightbulb aria-hidden="true" />}
      aria-expanded={why.isOpen}
      aria-controls={why.isOpen ? why.sectionId : undefined}
      data-filled={why.html ? '' : undefined}
      onClick={why.toggle}
    />
  );
}

/** The field for an item's explanation, below its line. What is typed is in the draft at once; Escape hides the field. */
export function WhyField({ why }: { why: Why }) {
  const m = useEditorMessages();
  const { dispatch } = useEditor();
  if (!why.isOpen) return null;
  return (
    <Section
      id={why.sectionId}
      data-part="why"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        why.close();
      }}
    >
      <RichTextField
        id={why.fieldId}
        label={m.why.edit(why.name)}
        hint={m.why.about}
        placeholder={m.why.placeholder}
        value={why.html ?? ''}
        onChange={(html) =>
          dispatch(
            updateItemOf<{ id: string; why?: string }>(
              why.index,
              why.itemIndex,
              { why: html === '' ? undefined : html },
              { typing: true },
            ),
          )
        }
      />
    </Section>
  );
}
