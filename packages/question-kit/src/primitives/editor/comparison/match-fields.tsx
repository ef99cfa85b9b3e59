import { Checkbox, QuietButton, Select, token, type Option } from '@rubrica/ui';
import { styled } from 'styled-components';
import type { Match } from '../../schema/fields.ts';
import { updateItemOf } from '../../draft/item-actions.ts';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import { useEditor } from '../state/editor-api.ts';
import { matchForAll, resolveMatch, omitDefaults } from './match-choices.ts';

const Grid = styled.fieldset`
  display: grid;
  gap: ${token.space[8]} ${token.space[12]};
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  & > legend {
    padding-block-end: 6px;
    font-size: ${token.font[14]};
    font-weight: 550;
  }
  & > :is(div:last-of-type, button) {
    grid-column: 1 / -1;
    justify-self: start;
  }
  & > button {
    margin-inline-start: -10px;
  }
  & > p {
    grid-column: 1 / -1;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    line-height: 1.45;
  }
`;

function choices<const Value extends string>(
  labels: Readonly<Record<Value, string>>,
  values: readonly Value[],
): Option<Value>[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

export interface MatchFieldsProps {
  match: Match | undefined;
  /** The block and, within it, the item that is compared. */
  index: number;
  itemIndex: number;
  /** The label of the button that copies the settings to the whole block, and the announcement after it. */
  applyToAllLabel: string;
  appliedToAllText: string;
}

/** The comparison settings of a typed answer. */
export function MatchFields({ match: given, index, itemIndex, applyToAllLabel, appliedToAllText }: MatchFieldsProps) {
  const m = useEditorMessages();
  const { dispatch, readOnly } = useEditor();
  const match = resolveMatch(given);
  const set = (change: Match) =>
    dispatch(
      updateItemOf<{ match?: Match }>(
        index,
        itemIndex,
        { match: omitDefaults({ ...given, ...change }) },
        { typing: false },
      ),
    );

  return (
    <Grid>
      <legend>{m.comparison.settings}</legend>
      <Select
        label={m.comparison.compare}
        disabled={readOnly}
        options={choices(m.comparison.compareChoices, ['text', 'number'])}
        value={match.compare}
        onChange={(value) => set({ compare: value })}
      />
      {match.compare === 'number' ? <p>{m.comparison.numberHint}</p> : <TextChoices match={match} set={set} />}
      {!readOnly && (
        <QuietButton tone="accent" onClick={() => dispatch(matchForAll(index, itemIndex), { say: appliedToAllText })}>
          {applyToAllLabel}
        </QuietButton>
      )}
    </Grid>
  );
}

const typos = { '0': 0, '1': 1, '2': 2 } as const;

interface TextChoicesProps {
  match: ReturnType<typeof resolveMatch>;
  set: (change: Match) => void;
}

/** Which differences between words matter. */
function TextChoices({ match, set }: TextChoicesProps) {
  const m = useEditorMessages();
  const { readOnly } = useEditor();
  return (
    <>
      <Select
        label={m.comparison.case}
        disabled={readOnly}
        options={choices(m.comparison.caseChoices, ['ignore', 'exact'])}
        value={match.case}
        onChange={(value) => set({ case: value })}
      />
      <Select
        label={m.comparison.accents}
        disabled={readOnly}
        options={choices(m.comparison.accentChoices, ['ignore', 'note', 'exact'])}
        value={match.accents}
        onChange={(value) => set({ accents: value })}
      />
      <Select
        label={m.comparison.typos}
        disabled={readOnly}
        options={choices(m.comparison.typoChoices, ['0', '1', '2'])}
        value={`${match.typos}` as const}
        onChange={(value) => set({ typos: typos[value] })}
      />
      <Select
        label={m.comparison.punctuation}
        disabled={readOnly}
        options={choices(m.comparison.punctuationChoices, ['ignore', 'exact'])}
        value={match.punctuation}
        onChange={(value) => set({ punctuation: value })}
      />
      <Checkbox
        label={m.comparison.contractions}
        disabled={readOnly}
        checked={match.contractions}
        onChange={(event) => set({ contractions: event.target.checked })}
      />
    </>
  );
}
